"""Spices, grain, nuts and bread."""

import math
import random

import dishes
import materials as m
import shapes as s


def cinnamon(location, length=0.08, turn=0.0, radius=0.0055, lift=0.0):
    """A quill: bark rolled from both sides."""
    g = m.Graph("bark", Roughness=0.75, Specular=0.2)
    g.colour(g.ramp(g.noise(40, 7, stretch=(0.25, 3, 3)), (0.3, "#5e3a22"), (0.65, "#946540")), False)
    g.bump((g.noise(70, 6, stretch=(0.2, 3, 3)), 0.5, 0.0008))

    def roll(u, v):
        a = (u - 0.5) * 11.5
        r = radius * (0.42 + 0.58 * abs(u - 0.5) * 0 + 0.58 * (1 - abs(u - 0.5) * 1.4))
        side = radius * 0.55 * (1 if u > 0.5 else -1) * min(1, abs(u - 0.5) * 4)
        return (
            (v - 0.5) * length,
            side + r * math.sin(a),
            radius + r * math.cos(a) + 0.0006 * math.sin(v * 9 + u * 7),
        )

    thing = s.grid_surface(
        "cinnamon", roll, 120, 24, g.material, location=location, rotation=(0, -lift, turn)
    )
    s.solidify(thing, 0.0009, 0)


def oats(location, radius=0.05, count=70, seed=1, level=0.0):
    flake = s.blob(
        "flake",
        0.0042,
        m.moist("oat", "#e2c79a", radius=0.001, amount=0.2, roughness=0.7, speck=("#c59f68", 300, 0.4, 0.7)),
        stretch=(1, 0.72, 0.2),
        rough=[(0.0006, 400)],
        subdivisions=3,
    )
    flake.hide_render = True
    for x, y, source in s.scatter(seed, count, radius, 0.0035):
        p = s.copy_of(
            flake,
            (location[0] + x, location[1] + y, location[2] + 0.0012 + level + source.uniform(0, 0.0016)),
            (source.uniform(-0.5, 0.5), source.uniform(-0.5, 0.5), source.uniform(0, 6.28)),
            source.uniform(0.75, 1.15),
        )
        p.hide_render = False


def dust(location, radius, colour="#7a4420", count=420, seed=2, size=0.00032):
    """Ground spice on a surface, denser in the middle."""
    grain = s.blob("grain", size, m.plain("grain", colour, 0.9), subdivisions=1)
    grain.hide_render = True
    source = random.Random(seed)
    for _ in range(count):
        a, q = source.uniform(0, 6.28), radius * min(1.3, 0.55 * abs(source.gauss(0, 1)))
        p = s.copy_of(
            grain,
            (location[0] + q * math.cos(a), location[1] + q * math.sin(a), location[2]),
            scale=source.uniform(0.5, 1.6),
        )
        p.hide_render = False


def coffee_beans(location, radius=0.04, count=26, seed=5):
    bean = s.blob(
        "bean",
        0.0052,
        m.moist(
            "bean", "#3a2012", radius=0.0005, amount=0.1, roughness=0.32, speck=("#24130b", 200, 0.4, 0.7)
        ),
        stretch=(1, 0.72, 0.62),
        subdivisions=4,
    )
    for v in bean.data.vertices:
        if v.co.z > 0:
            v.co.z -= 0.0011 * math.exp(-(((v.co.y + 0.0004 * math.sin(v.co.x * 900)) / 0.00055) ** 2))
    bean.hide_render = True
    for x, y, source in s.scatter(seed, count, radius, 0.0088):
        p = s.copy_of(
            bean,
            (location[0] + x, location[1] + y, location[2] + 0.0032),
            (source.uniform(-0.6, 0.6), source.uniform(-0.6, 0.6), source.uniform(0, 6.28)),
            source.uniform(0.9, 1.15),
        )
        p.hide_render = False


def walnut(location, size=0.014, turn=0.0, seed=1):
    g = m.moist(
        "walnut", "#b98a52", radius=0.001, amount=0.15, roughness=0.5, speck=("#7c4f25", 120, 0.35, 0.7)
    )
    thing = s.blob(
        "walnut",
        size,
        g,
        stretch=(1, 0.8, 0.5),
        subdivisions=5,
        location=(location[0], location[1], location[2] + size * 0.42),
        rotation=(0.1 * seed, 0.15, turn),
    )
    s.displace(thing.data, size * 0.28, 150, seed, octaves=3)


def rice(location, radius, count=160, seed=4):
    grain = s.blob(
        "rice",
        0.0026,
        m.moist("rice", "#fbf3e0", radius=0.002, amount=0.5, roughness=0.25),
        stretch=(1.5, 0.55, 0.5),
        subdivisions=3,
    )
    grain.hide_render = True
    for x, y, source in s.scatter(seed, count, radius, 0.0026):
        p = s.copy_of(
            grain,
            (location[0] + x, location[1] + y, location[2] + source.uniform(-0.0008, 0.0008)),
            (source.uniform(-0.4, 0.4), source.uniform(-0.3, 0.3), source.uniform(0, 6.28)),
            source.uniform(0.85, 1.15),
        )
        p.hide_render = False


def torus_bread(location, size=0.032, turn=0.0, seed=1):
    """A pandebono: a ring of cheese bread, blistered and brown on top."""
    g = m.Graph(
        "bread", Roughness=0.6, Subsurface=0.25, Subsurface_Radius=(0.003, 0.002, 0.001), Specular=0.3
    )
    g.colour(g.ramp(g.noise(45, 7), (0.25, "#b06a26"), (0.5, "#dda04e"), (0.75, "#f0cc8a")))
    g.bump((g.noise(160, 7), 0.5, 0.0012), (g.voronoi(130), 0.25, 0.001))

    def ring(u, v):
        a, b = 2 * math.pi * u, 2 * math.pi * v
        r = size * (0.43 + 0.04 * math.sin(a * 3 + seed) + 0.03 * math.sin(a * 5))
        return (
            (size * 0.68 + r * math.cos(b)) * math.cos(a),
            (size * 0.68 + r * math.cos(b)) * math.sin(a),
            r * 0.92 + r * math.sin(b) * 0.92,
        )

    thing = s.grid_surface(
        "bread", ring, 90, 44, g.material, closed=True, location=location, rotation=(0, 0, turn)
    )
    s.displace(thing.data, 0.0016, 60, seed)


def disc_bread(
    location,
    radius=0.04,
    height=0.013,
    colours=("#8c4f1e", "#e3b867", "#f3dca4"),
    turn=0.0,
    seed=1,
    rough=0.0022,
):
    """Arepa, patacón or biscuit: a round with browned spots."""
    g = m.Graph("round", Roughness=0.6, Subsurface=0.2, Subsurface_Radius=(0.003, 0.002, 0.001), Specular=0.3)
    g.colour(g.ramp(g.noise(70, 6, distortion=0.5), (0.3, colours[0]), (0.46, colours[1]), (0.7, colours[2])))
    g.bump((g.noise(230, 7), 0.5, 0.0009))
    h = height
    thing = s.lathe(
        "round",
        [(0, 0), (radius * 0.9, 0), (radius, h * 0.3), (radius, h * 0.7), (radius * 0.92, h), (0, h)],
        g.material,
        wobble=lambda a, z: 1 + 0.03 * math.sin(a * 3 + seed) + 0.015 * math.sin(a * 8 + seed),
        location=location,
        rotation=(0, 0, turn),
    )
    s.displace(thing.data, rough, 55, seed)


def wafer(location, radius=0.045, turn=0.0):
    g = m.Graph(
        "wafer",
        Roughness=0.6,
        Base_Color=m.linear("#eccb8d"),
        Subsurface=0.2,
        Subsurface_Color=m.linear("#eccb8d"),
        Subsurface_Radius=(0.002, 0.001, 0.0006),
    )
    checker = g.node("TexBrick", Scale=1.0)
    bump = g.node("TexChecker", Scale=260)
    g.link(g.coordinates.outputs["Object"], bump.inputs["Vector"])
    g.nodes.remove(checker)
    g.bump((bump.outputs["Fac"], 0.4, 0.0008))
    s.lathe(
        "wafer",
        [(0, 0), (radius, 0), (radius, 0), (radius, 0.0018), (radius, 0.0018), (0, 0.0018)],
        g.material,
        location=location,
        rotation=(0, 0, turn),
    )


def straw(location, length=0.1, lean=0.3, turn=0.0, stripe="#3f7d4e"):
    """A paper straw with a spiral stripe, leaning by `lean` radians towards `turn`; `location` is its lower end."""
    paper = m.plain("straw", "#fbf7ec", 0.6)
    band = m.plain("stripe", stripe, 0.6)
    radius = 0.0031

    def tube(u, v):
        a = 2 * math.pi * u
        return (radius * math.cos(a), radius * math.sin(a), v * length)

    def spiral(u, v):
        a = 2 * math.pi * (v * 7 + (u - 0.5) * 0.42)
        r = radius + 0.00012
        return (r * math.cos(a), r * math.sin(a), min(length, max(0, v * length)))

    rotation = (0, lean, turn)
    thing = s.grid_surface("straw", tube, 24, 8, paper, closed=True, location=location, rotation=rotation)
    s.solidify(thing, 0.0004, -1)
    s.grid_surface("stripe", spiral, 10, 220, band, location=location, rotation=rotation)


def vanilla_pod(location, length=0.08, turn=0.0, seed=1):
    """A cured pod: dark, thin, wrinkled along its length, curled at the end."""
    g = m.Graph("pod", Roughness=0.35, Specular=0.5)
    g.colour(g.ramp(g.noise(60, 5, stretch=(0.2, 4, 4)), (0.3, "#1d100a"), (0.7, "#3b2314")), False)
    g.bump((g.noise(120, 4, stretch=(0.12, 4, 4)), 0.6, 0.001))

    def tube(u, v):
        a = 2 * math.pi * u
        r = 0.0026 * math.sin(math.pi * min(1, 0.12 + v * 0.86)) ** 0.35
        x = (v - 0.5) * length
        y = 0.004 * math.sin(v * 3.4 + seed) + 0.014 * max(0, v - 0.78) ** 1.5 * 6
        return (x, y + r * math.cos(a), 0.0022 + r * 0.8 * math.sin(a))

    s.grid_surface("pod", tube, 16, 60, g.material, closed=True, location=location, rotation=(0, 0, turn))


def cup_of_coffee(location, radius=0.032):
    """A small cup of black coffee, its ear to the right."""
    x, y, z = location
    clay = m.ceramic("cup", "#f3ebdc")
    coffee = m.plain("coffee", "#2a1409", 0.05, Specular=0.6)
    dishes.bowl(location, radius, radius * 1.55, clay, coffee, 0.84, swirl=0.0)

    def ear(u, v):
        a, t = 2 * math.pi * u, math.pi * (v - 0.5)
        r = radius * 0.38
        return (
            radius * 0.88 + (r + 0.0028 * math.cos(a)) * math.cos(t),
            0.0038 * math.sin(a),
            radius * 0.95 + (r + 0.0028 * math.cos(a)) * math.sin(t),
        )

    s.grid_surface("ear", ear, 18, 36, clay, closed=True, location=(x, y, z), rotation=(0, 0, -0.5))
