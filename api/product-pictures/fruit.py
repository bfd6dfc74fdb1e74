"""Fruit, leaves and vegetables."""

import math
import random

import bpy
from mathutils import Vector, noise

import materials as m
import shapes as s


def strawberry(location, size=0.017, turn=0.0, lean=0.0, seed=1):
    """A berry with sunk seeds and a green calyx, its tip down when it does not lean."""
    flesh = m.moist(
        "strawberry", "#c8161f", radius=0.003, amount=0.35, roughness=0.24, speck=("#e2462f", 120, 0.3, 0.75)
    )
    profile = [
        (0, -1.25),
        (0.22, -1.18),
        (0.52, -0.85),
        (0.82, -0.3),
        (0.97, 0.2),
        (0.93, 0.55),
        (0.7, 0.78),
        (0.3, 0.82),
        (0, 0.8),
    ]
    body = s.lathe(
        "strawberry",
        [(r * size, z * size) for r, z in profile],
        flesh,
        segments=64,
        wobble=lambda a, z: 1 + 0.05 * math.sin(a * 3 + seed) + 0.03 * math.sin(a * 2 + z * 80),
        location=location,
        rotation=(lean, 0, turn),
    )
    body.data.update()
    seeds = m.plain("seed", "#e8c46a", 0.45)
    source = random.Random(seed)
    mesh = s.blob("seed", 0.00085 * size / 0.017, seeds, stretch=(0.7, 0.5, 1.2), subdivisions=1)
    mesh.hide_render = True
    bpy.context.view_layer.update()
    matrix = body.matrix_world
    spline = s.spline([(r * size, z * size) for r, z in profile], 8)
    for row in range(11):
        z = (-1.08 + row * 0.165) * size
        r = s.radius_at(spline, z)
        count = max(4, int(r / size * 15))
        for i in range(count):
            a = 2 * math.pi * (i + 0.5 * (row % 2)) / count + source.uniform(-0.07, 0.07)
            k = 1 + 0.05 * math.sin(a * 3 + seed) + 0.03 * math.sin(a * 2 + z * 80)
            p = Vector((r * k * math.cos(a), r * k * math.sin(a), z))
            n = Vector((math.cos(a), math.sin(a), -0.25))
            other = s.copy_of(mesh, matrix @ p)
            other.hide_render = False
            other.rotation_euler = (matrix.to_3x3() @ n).to_track_quat("Y", "Z").to_euler()
    leaf = m.moist("calyx", "#4d8a35", radius=0.001, amount=0.2, roughness=0.5)
    for i in range(9):
        a = 2 * math.pi * i / 9 + source.uniform(-0.15, 0.15)
        reach = size * source.uniform(0.75, 1.0)

        def point(u, v, a=a, reach=reach):
            w = math.sin(math.pi * min(1, v * 0.95 + 0.05)) * size * 0.2 * (1 - v * 0.3)
            d = v * reach
            z = size * (0.84 + 0.22 * math.sin(v * 2.6)) - (size * 0.5 * v**3)
            return (
                d * math.cos(a) - (u - 0.5) * w * math.sin(a),
                d * math.sin(a) + (u - 0.5) * w * math.cos(a),
                z,
            )

        s.grid_surface("leaf", point, 4, 8, leaf, location=location, rotation=(lean, 0, turn))
    s.lathe(
        "stem",
        [(0.0012, size * 0.8), (0.001, size * 1.15), (0.0012, size * 1.35), (0, size * 1.36)],
        leaf,
        segments=10,
        location=location,
        rotation=(lean, 0, turn),
    )


def berry_cluster(location, size=0.011, colour="#2a0d22", seed=1, lean=0.5, turn=0.0):
    """A blackberry: drupelets on an egg."""
    skin = m.moist("drupelet", colour, radius=0.0016, amount=0.25, roughness=0.16, gloss=0.6)
    deep = m.moist("drupelet-red", m.mix(colour, "#8a1638", 0.5), radius=0.0016, amount=0.3, roughness=0.18)
    source = random.Random(seed)
    holder = bpy.data.objects.new("berry", None)
    bpy.context.collection.objects.link(holder)
    holder.location, holder.rotation_euler = location, (lean, 0, turn)
    drops = [s.blob("drupelet", size * 0.27, mat, subdivisions=3) for mat in (skin, deep)]
    for drop in drops:
        drop.hide_render = True
    rows = 7
    for row in range(rows):
        t = (row + 0.5) / rows
        angle = math.pi * t
        r = math.sin(angle) * size * 0.78
        z = math.cos(angle) * size * 1.05
        count = max(1, round(2 * math.pi * r / (size * 0.44)))
        for i in range(count):
            a = 2 * math.pi * (i + 0.5 * (row % 2)) / count + source.uniform(-0.1, 0.1)
            drop = s.copy_of(
                drops[1] if source.random() < 0.18 else drops[0],
                (r * math.cos(a), r * math.sin(a), z),
                scale=source.uniform(0.9, 1.12),
            )
            drop.hide_render = False
            drop.parent = holder


def peach_slice(location, turn=0.0, lean=0.0, size=0.03):
    """A wedge of a peach: yellow flesh, red near the stone, a thin skin outside."""
    g = m.Graph(
        "peach", Subsurface=0.45, Subsurface_Radius=(0.004, 0.0025, 0.001), Roughness=0.25, Specular=0.5
    )
    split = g.node("SeparateXYZ")
    uv = g.nodes.new("ShaderNodeUVMap")
    g.link(uv.outputs["UV"], split.inputs["Vector"])
    g.colour(
        g.ramp(split.outputs["Y"], (0.0, "#b8442a"), (0.2, "#f0a03c"), (0.85, "#f7b548"), (0.97, "#e07b3a"))
    )

    def section(u, v):
        a = (u - 0.5) * 2.3
        r = size * (0.42 + 0.58 * v)
        thick = size * 0.36 * math.cos(a * 0.66) * (0.25 + 0.75 * v)
        return (r * math.sin(a), 0, r * math.cos(a) - size * 0.55), thick

    for side in (-1, 1):

        def face(u, v, side=side):
            (x, y, z), thick = section(u, v)
            return (x, side * thick * 0.5, z)

        s.grid_surface("peach", face, 30, 14, g.material, location=location, rotation=(lean, 0, turn))

    def skin(u, v):
        (x, y, z), thick = section(u, 1)
        bulge = size * 0.1 * math.sin(math.pi * v) * math.cos((u - 0.5) * 2.3 * 0.66)
        a = (u - 0.5) * 2.3
        return (x + bulge * math.sin(a), (v - 0.5) * thick, z + bulge * math.cos(a))

    blush = m.moist(
        "peach-skin", "#e8873c", radius=0.002, amount=0.3, roughness=0.5, speck=("#c2402f", 45, 0.4, 0.7)
    )
    s.grid_surface("skin", skin, 30, 10, blush, location=location, rotation=(lean, 0, turn))


def half_passion(location, turn=0.0, lean=-0.6, size=0.026):
    """Half a passion fruit: rind, white pith, pulp with black seeds."""
    rind = m.moist(
        "rind", "#d9a52c", radius=0.002, amount=0.2, roughness=0.35, speck=("#b9791d", 60, 0.4, 0.75)
    )
    pith = m.moist("pith", "#f6ecd2", radius=0.003, amount=0.5, roughness=0.5)
    holder = bpy.data.objects.new("passion", None)
    bpy.context.collection.objects.link(holder)
    holder.location, holder.rotation_euler = location, (lean, 0, turn)
    shell = s.lathe(
        "rind",
        [
            (0, -size),
            (size * 0.45, -size * 0.9),
            (size * 0.86, -size * 0.5),
            (size, 0),
            (size, 0),
            (size * 0.97, 0.0005),
        ],
        rind,
    )
    inner = s.lathe(
        "pith",
        [
            (size * 0.97, 0.0004),
            (size * 0.8, 0),
            (size * 0.76, -0.003),
            (size * 0.6, -size * 0.4),
            (0, -size * 0.6),
        ],
        pith,
    )
    pulp = m.Graph(
        "pulp",
        Base_Color=m.linear("#e89a14"),
        Subsurface=0.5,
        Subsurface_Radius=(0.004, 0.002, 0.0005),
        Subsurface_Color=m.linear("#f0a51c"),
        Roughness=0.1,
        Specular=0.6,
    )
    drop = s.blob("pulp", size * 0.155, pulp.material, stretch=(1, 0.8, 0.9), subdivisions=3)
    seed_mesh = s.blob(
        "pip", size * 0.07, m.plain("pip", "#14100c", 0.2), stretch=(1, 0.6, 0.5), subdivisions=2
    )
    for thing in (shell, inner, drop, seed_mesh):
        thing.parent = holder
    drop.hide_render = seed_mesh.hide_render = True
    for x, y, source in s.scatter(3, 38, size * 0.66, size * 0.17):
        z = -size * 0.12 * (1 - ((x * x + y * y) / size**2)) - 0.001
        angle = source.uniform(0, 6.28)
        p = s.copy_of(drop, (x, y, z), (0, 0, angle), source.uniform(0.85, 1.15))
        q = s.copy_of(seed_mesh, (x, y, z + size * 0.09), (source.uniform(-0.4, 0.4), 0, angle))
        for thing in (p, q):
            thing.hide_render = False
            thing.parent = holder


def passion_pulp(location, radius):
    pulp = m.Graph(
        "pulp",
        Base_Color=m.linear("#e89a14"),
        Subsurface=0.5,
        Subsurface_Radius=(0.004, 0.002, 0.0005),
        Subsurface_Color=m.linear("#f0a51c"),
        Roughness=0.08,
        Specular=0.6,
    )
    drop = s.blob("pulp", 0.0042, pulp.material, stretch=(1, 0.8, 0.75), subdivisions=3)
    pip = s.blob("pip", 0.0019, m.plain("pip", "#14100c", 0.2), stretch=(1, 0.6, 0.5), subdivisions=2)
    drop.hide_render = pip.hide_render = True
    for x, y, source in s.scatter(8, 46, radius, 0.0048):
        z = location[2] + 0.0022 + 0.003 * (1 - (x * x + y * y) / radius**2)
        a = source.uniform(0, 6.28)
        for mesh, dz in ((drop, 0), (pip, 0.0022)):
            other = s.copy_of(
                mesh, (location[0] + x, location[1] + y, z + dz), (0, 0, a), source.uniform(0.8, 1.15)
            )
            other.hide_render = False


def soursop(location, size=0.045, turn=0.0, is_half=False):
    """Guanábana: green with soft spines; the half shows white flesh with dark seeds."""
    skin = m.moist(
        "soursop", "#5f7f35", radius=0.002, amount=0.25, roughness=0.45, speck=("#425f26", 40, 0.35, 0.75)
    )
    k = size
    thing = s.blob(
        "soursop",
        k,
        skin,
        stretch=(0.85, 0.85, 1.15),
        subdivisions=6,
        location=(location[0], location[1], location[2] + k * (0.6 if is_half else 0.85)),
        rotation=(math.pi / 2 if is_half else 0.35, 0, turn),
    )
    cells = [Vector(v.co) for v in thing.data.vertices]
    normals = [v.normal.copy() for v in thing.data.vertices]
    for vertex, at, normal in zip(thing.data.vertices, cells, normals):
        distance = noise.voronoi(at * 95)[0][0]
        vertex.co += normal * max(0, 0.34 - distance) * k * 0.22
        if is_half and vertex.co.y > 0.0:
            vertex.co.y = 0.0
    if is_half:
        soursop_flesh(thing, k)


def soursop_flesh(fruit, k):
    """The cut of a half: wedges of white fibre round a pale core, dark seeds sunk in them here and there."""
    g = m.Graph("soursop-flesh", Roughness=0.28, Subsurface=0.6, Subsurface_Radius=(0.006, 0.005, 0.004))
    fibre = g.noise(170, 6, stretch=(1, 0.3, 1), distortion=1.0)
    g.colour(g.ramp(fibre, (0.34, "#e6dcb8"), (0.6, "#fbf7e8")))
    g.bump((fibre, 0.5, 0.0012))

    def face(u, v):
        a = 2 * math.pi * u
        groove = abs(math.sin(5.5 * a + 0.5 * math.sin(3 * a))) ** 0.5
        dish = 0.045 * k * groove * math.sin(math.pi * min(1, v)) ** 0.7
        core = 0.05 * k * max(0, 1 - v * 5)
        rough = noise.fractal(Vector((v * 9 * math.cos(a), v * 9 * math.sin(a), 2)), 1, 2, 3) * 0.02 * k
        return (0.77 * k * v * math.cos(a), 0.0008 + dish + core + rough * (1 - v**6), 1.06 * k * v * math.sin(a))

    s.grid_surface(
        "flesh",
        face,
        180,
        48,
        g.material,
        closed=True,
        location=fruit.location,
        rotation=fruit.rotation_euler,
    )
    pip = s.blob("pip", k * 0.1, m.plain("pip", "#2c1a10", 0.16), stretch=(0.52, 0.4, 1), subdivisions=3)
    pip.hide_render = True
    for i in range(11):
        a = 2 * math.pi * (i + 0.32 * math.sin(i * 4.7)) / 11
        reach = 0.42 + 0.17 * math.sin(i * 2.9 + 1)
        at = (k * 0.8 * reach * math.cos(a), 0.028 * k, k * 1.1 * reach * math.sin(a))
        p = s.copy_of(pip, at, (0.25 * math.sin(i * 3), math.pi / 2 - a + 0.3 * math.sin(i * 5), 0))
        p.hide_render = False
        p.parent = fruit


def candied_fig(location, size=0.022, turn=0.0, filling=None, seed=1):
    """Half of a fig after hours in syrup: dark skin, amber flesh, its hollow filled; the stalk points along +x."""
    skin = m.moist(
        "fig",
        "#4b4a20",
        radius=0.003,
        amount=0.3,
        roughness=0.18,
        speck=("#322d16", 60, 0.35, 0.75),
        gloss=0.6,
    )
    k = size
    body = s.blob(
        "fig",
        k,
        skin,
        stretch=(1.25, 0.95, 0.62),
        subdivisions=5,
        rough=[(0.0012, 60)],
        seed=seed,
        location=(location[0], location[1], location[2] + k * 0.5),
        rotation=(0, 0, turn),
    )
    for v in body.data.vertices:
        if v.co.z > k * 0.22:
            v.co.z = k * 0.22
        if v.co.x > 0:
            v.co.y *= 1 - 0.42 * min(1, v.co.x / (k * 1.2)) ** 2
    flesh = m.moist(
        "fig-flesh",
        "#74401f",
        radius=0.003,
        amount=0.4,
        roughness=0.22,
        speck=("#d9a24e", 420, 0.56, 0.66),
        pores=(420, 0.5),
        waves=(90, 0.4),
    )
    s.blob(
        "flesh",
        k,
        flesh,
        stretch=(1.06, 0.8, 0.1),
        subdivisions=4,
        rough=[(0.0008, 90)],
        seed=seed,
        location=(location[0] - k * 0.04, location[1], location[2] + k * 0.7),
        rotation=(0, 0, turn),
    )
    if filling:
        s.blob(
            "filling",
            k * 0.72,
            filling,
            stretch=(1.1, 0.8, 0.5),
            subdivisions=4,
            rough=[(0.0018, 70)],
            seed=seed,
            location=(location[0], location[1], location[2] + k * 0.68),
            rotation=(0, 0, turn),
        )


def tomato_slice(location, radius=0.03, turn=0.0, lean=(0.0, 0.0)):
    g = m.Graph(
        "tomato", Subsurface=0.4, Subsurface_Radius=(0.004, 0.001, 0.0006), Roughness=0.16, Specular=0.6
    )
    uv = g.nodes.new("ShaderNodeUVMap")
    split = g.node("SeparateXYZ")
    g.link(uv.outputs["UV"], split.inputs["Vector"])
    wave = g.node("Math")
    wave.operation = "SINE"
    turns = g.node("Math")
    turns.operation = "MULTIPLY"
    turns.inputs[1].default_value = 2 * math.pi * 6
    g.link(split.outputs["X"], turns.inputs[0])
    g.link(turns.outputs[0], wave.inputs[0])
    chambers = g.ramp(wave.outputs[0], (0.25, "#d4402a"), (0.6, "#c0281c"))
    blend = g.node("MixRGB")
    g.link(
        g.ramp(
            split.outputs["Y"],
            (0.0, "#ffffff"),
            (0.22, "#ffffff"),
            (0.3, "#000000"),
            (0.78, "#000000"),
            (0.84, "#ffffff"),
        ),
        blend.inputs["Fac"],
    )
    g.link(chambers, blend.inputs["Color1"])
    blend.inputs["Color2"].default_value = m.linear("#d9452f")
    g.colour(blend.outputs["Color"])
    g.bump((g.noise(150, 4), 0.3, 0.001))
    top = s.grid_surface(
        "tomato",
        lambda u, v: (
            radius * v * math.cos(2 * math.pi * u),
            radius * v * math.sin(2 * math.pi * u),
            0.006 + 0.0004 * math.sin(v * 12),
        ),
        64,
        24,
        g.material,
        closed=True,
        location=location,
        rotation=(*lean, turn),
    )
    s.lathe(
        "skin",
        [(radius, 0.006), (radius * 1.015, 0.003), (radius, 0), (0, 0)],
        m.moist("tomato-skin", "#b8231a", radius=0.002, amount=0.3, roughness=0.12),
        location=location,
        rotation=(*lean, turn),
    )
    return top


def guava_square(location, size=(0.026, 0.02, 0.011), turn=0.0, seed=1):
    paste = m.moist(
        "guava",
        "#a3271c",
        radius=0.003,
        amount=0.45,
        roughness=0.2,
        speck=("#7d1a14", 90, 0.35, 0.8),
        waves=(70, 0.3),
        gloss=0.5,
    )
    s.rounded_box(
        "guava",
        size,
        paste,
        bevel=0.0016,
        cuts=10,
        rough=[(0.0006, 90)],
        seed=seed,
        location=location,
        rotation=(0, 0, turn),
    )


def raisin(location, size=0.005, turn=0.0, seed=1):
    thing = s.blob(
        "raisin",
        size,
        m.moist("raisin", "#2c1414", radius=0.001, amount=0.2, roughness=0.35, gloss=0.5),
        stretch=(1.2, 0.8, 0.6),
        subdivisions=4,
        location=location,
        rotation=(0.2, 0.3, turn),
    )
    s.displace(thing.data, size * 0.3, 350, seed)


def leaf_of_mint(location, size=0.018, turn=0.0, lift=0.5, colour="#3f8a3c"):
    g = m.Graph(
        "mint",
        Base_Color=m.linear(colour),
        Subsurface=0.25,
        Subsurface_Color=m.linear("#6bb04a"),
        Subsurface_Radius=(0.001, 0.002, 0.0005),
        Roughness=0.42,
    )
    g.bump((g.voronoi(260), 0.5, 0.0006))

    def blade(u, v):
        w = math.sin(math.pi * v**0.8) * size * 0.34 * (1 + 0.06 * math.sin(v * 60))
        x = v * size
        y = (u - 0.5) * 2 * w
        z = abs(u - 0.5) * size * 0.22 * math.sin(math.pi * v) + math.sin(v * 2.4) * size * lift * 0.5
        return (x, y, z)

    thing = s.grid_surface("mint", blade, 14, 26, g.material, location=location, rotation=(0, 0, turn))
    s.solidify(thing, 0.0003, 0)


def mint(location, size=0.02, turn=0.0):
    for i, (k, lift) in enumerate(((1, 0.25), (0.95, 0.3), (0.8, 0.55), (0.7, 0.7), (0.5, 1.1))):
        leaf_of_mint(
            (location[0], location[1], location[2] + 0.001 + 0.001 * i), size * k, turn + i * 2.5, lift
        )


def basil(location, size=0.026, turn=0.0):
    for i, (k, lift) in enumerate(((1, 0.35), (0.95, 0.4), (0.7, 0.7))):
        leaf_of_mint(
            (location[0], location[1], location[2] + 0.001 * i),
            size * k,
            turn + i * 2.2,
            lift,
            colour="#3c7d2c",
        )


def banana_leaf(location, size=(0.24, 0.15), turn=0.0, seed=1):
    g = m.Graph(
        "banana",
        Roughness=0.35,
        Subsurface=0.1,
        Subsurface_Color=m.linear("#6da53f"),
        Subsurface_Radius=(0.001, 0.002, 0.0005),
        Specular=0.4,
    )
    veins = g.node("TexWave", Scale=62, Distortion=2.4, Detail=3.0)
    veins.bands_direction = "X"
    g.link(g.coordinates.outputs["Object"], veins.inputs["Vector"])
    g.colour(g.ramp(veins.outputs["Fac"], (0.1, "#3c5a2e"), (0.9, "#587a3d")))
    g.bump((veins.outputs["Fac"], 0.07, 0.0004), (g.noise(60, 5), 0.2, 0.001))

    def sheet(u, v):
        x, y = (u - 0.5) * size[0], (v - 0.5) * size[1] * (1 - 0.25 * abs(u - 0.5))
        rib = 0.004 * abs(v - 0.5) * 2
        return (
            x,
            y,
            0.001 + rib + 0.0045 * max(0, noise.noise(Vector((x * 18, y * 10, seed)))) * 2 * abs(v - 0.5),
        )

    thing = s.grid_surface("banana", sheet, 120, 60, g.material, location=location, rotation=(0, 0, turn))
    s.solidify(thing, 0.0006, 0)
