"""What the shop makes: milk, cheese and sweets, as materials and shapes."""

import math

from mathutils import Vector, noise

import dishes
import materials as m
import shapes as s


def milk(name="milk", colour="#fdfaf3"):
    return m.moist(name, colour, radius=0.006, amount=0.6, roughness=0.12, gloss=0.5)


def yogurt(colour, name="yogurt"):
    return m.moist(
        name,
        colour,
        radius=0.005,
        amount=0.55,
        roughness=0.22,
        speck=(m.mix(colour, "#ffffff", 0.3), 40, 0.4, 0.75),
        gloss=0.5,
    )


def fresh_cheese(name="cheese", colour="#fcf5e3", warm="#f0e2c2", eyes=0.5):
    """Pressed curds: grains that show on every face, and `eyes`, the small holes of whey (0 none, 1 many)."""
    g = m.Graph(
        name, Subsurface=0.3, Subsurface_Radius=(0.0026, 0.002, 0.0014), Roughness=0.42, Specular=0.45
    )
    open_at = 0.735 - 0.07 * eyes
    holes = g.ramp(g.noise(210, 1.0, distortion=0.25), (open_at, "#ffffff"), (open_at + 0.05, "#000000"))
    seams = g.ramp(g.voronoi(190, "DISTANCE_TO_EDGE"), (0.0, "#000000"), (0.09, "#ffffff"))
    body = g.node("MixRGB", Fac=0.0)
    body.inputs["Color1"].default_value = m.linear(m.mix(colour, warm, 0.8))
    g.link(g.ramp(g.noise(30, 6), (0.35, colour), (0.72, warm)), body.inputs["Color2"])
    g.link(g.ramp(seams, (0.0, "#9a9a9a"), (1.0, "#ffffff")), body.inputs["Fac"])
    shade = g.node("MixRGB")
    shade.inputs["Color1"].default_value = m.linear(m.mix(warm, "#b08a50", 0.35))
    g.link(body.outputs["Color"], shade.inputs["Color2"])
    g.link(holes, shade.inputs["Fac"])
    g.colour(shade.outputs["Color"])
    g.bump(
        (g.noise(70, 4), 0.55, 0.003),
        (seams, 0.3, 0.0007),
        (holes, 1.0, 0.0016),
        (g.noise(480, 6), 0.45, 0.0008),
    )
    return g.material


def spun_cheese(name="spun", colour="#fdf7e8", warm="#f4e6c6"):
    """Cheese that was pulled: fibres along x, a tight moist skin, no holes."""
    g = m.Graph(
        name, Subsurface=0.4, Subsurface_Radius=(0.004, 0.003, 0.002), Roughness=0.26, Specular=0.55
    )
    fibres = g.noise(60, 5, stretch=(0.3, 3.2, 3.2), distortion=0.9)
    g.colour(g.ramp(fibres, (0.36, warm), (0.6, colour)))
    g.bump((g.noise(38, 3), 0.4, 0.003), (fibres, 0.5, 0.0016), (g.noise(300, 5), 0.12, 0.0005))
    return g.material


def moist_yellow(name="spun", colour="#f6e2a6"):
    return m.moist(
        name,
        colour,
        radius=0.005,
        amount=0.5,
        roughness=0.3,
        speck=(m.mix(colour, "#e9c878", 0.5), 22, 0.35, 0.75),
        waves=(45, 0.25),
        pores=(300, 0.12),
        gloss=0.5,
    )


def block(
    size, location, material=None, turn=0.0, seed=1, bevel=0.004, rough=((0.0009, 45), (0.0004, 220)), cuts=40
):
    return s.rounded_box(
        "cheese",
        size,
        material or fresh_cheese(),
        bevel=bevel,
        cuts=cuts,
        rough=list(rough),
        seed=seed,
        location=location,
        rotation=(0, 0, turn),
    )


def pear_cheese(location, size=0.03, material=None, turn=0.0):
    """A small spun cheese tied at the neck."""
    k = size
    s.lathe(
        "pear",
        [
            (0, 0),
            (0.55 * k, 0.02 * k),
            (0.92 * k, 0.32 * k),
            (1.0 * k, 0.7 * k),
            (0.86 * k, 1.15 * k),
            (0.52 * k, 1.52 * k),
            (0.33 * k, 1.68 * k),
            (0.3 * k, 1.76 * k),
            (0.42 * k, 1.9 * k),
            (0.4 * k, 2.05 * k),
            (0.2 * k, 2.16 * k),
            (0, 2.18 * k),
        ],
        material or moist_yellow(),
        wobble=lambda a, z: 1 + 0.02 * math.sin(a * 3 + turn * 5) + 0.012 * math.sin(a * 7 + z * 200),
        location=location,
        rotation=(0, 0, turn),
    )
    s.lathe(
        "string",
        [(0.34 * k, 1.66 * k), (0.39 * k, 1.70 * k), (0.39 * k, 1.76 * k), (0.34 * k, 1.80 * k)],
        m.plain("string", "#b98a4a", 0.9),
        location=location,
    )


def fanned_slices(count, size, location, material, turn=0.0, fan=0.014, seed=1):
    """Slices like tiles of a roof: each rests on the one before and touches the board with its far edge."""
    lean = math.asin(min(0.6, 1.15 * size[2] / fan))
    for i in range(count):
        along = i * fan
        s.rounded_box(
            "slice",
            size,
            material,
            bevel=size[2] * 0.35,
            cuts=14,
            rough=[(0.0003, 30)],
            seed=seed + i,
            location=(
                location[0] + along * math.cos(turn),
                location[1] + along * math.sin(turn),
                location[2] + size[0] / 2 * math.sin(lean),
            ),
            rotation=(0, lean, turn + 0.04 * math.sin(i * 2.4 + seed)),
        )


def wedge(
    radius,
    height,
    start,
    end,
    material,
    rind=None,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    seed=1,
    is_slice=False,
):
    """A sector of a wheel of cheese between two angles in radians; a slice has its rind on the round side only."""
    steps = max(6, int(abs(end - start) / 0.06))

    def ring(u, v):
        a = start + (end - start) * u
        return (radius * math.cos(a), radius * math.sin(a), v * height)

    def side(a):
        return lambda u, v: (u * radius * math.cos(a), u * radius * math.sin(a), v * height)

    def cap(z):
        return lambda u, v: (
            v * radius * math.cos(start + (end - start) * u),
            v * radius * math.sin(start + (end - start) * u),
            z,
        )

    faces = material if is_slice else rind or material
    for function, mat, columns, rows in (
        (ring, rind or material, steps, 16),
        (cap(height), faces, steps, 24),
        (cap(0), faces, steps, 4),
        (side(start), material, 40, 24),
        (side(end), material, 40, 24),
    ):
        thing = s.grid_surface("wedge", function, columns, rows, mat, location=location, rotation=rotation)
        s.displace(thing.data, 0.0006, 70, seed)


def arequipe(colour="#9a5420", name="arequipe"):
    return m.moist(
        name,
        colour,
        radius=0.004,
        amount=0.5,
        roughness=0.14,
        speck=(m.mix(colour, "#d98c44", 0.35), 30, 0.4, 0.8),
        waves=(40, 0.12),
        gloss=0.6,
    )


def spoon_of_arequipe(location, turn, colour="#9a5420"):
    """A full spoon: what it holds lies against its bowl and swells over it."""
    sunk = 0.0015
    dishes.spoon(location, (0, 0, turn))
    heap = s.blob(
        "arequipe",
        0.0185,
        arequipe(colour),
        stretch=(1.17, 0.8, 0.46),
        rough=[(0.0014, 70)],
        subdivisions=5,
        location=(location[0], location[1], location[2] - sunk),
        rotation=(0, 0, turn),
    )
    for v in heap.data.vertices:
        v.co.z = max(v.co.z, dishes.spoon_floor(v.co.x, v.co.y) + sunk + 0.0006)


def dollop(location, radius, height, material, seed=1, swirl=True):
    """Whipped cream, meringue or arequipe, dropped from a spoon."""

    def ridge(a, z):
        t = z / height
        return 1 + (
            0.10 * math.cos(a * 6 + t * 9) * (1 - t) if swirl else 0.05 * math.sin(a * 2 + seed + t * 5)
        )

    s.lathe(
        "dollop",
        [
            (0, 0),
            (radius * 0.92, 0),
            (radius, height * 0.12),
            (radius * 0.86, height * 0.36),
            (radius * 0.55, height * 0.62),
            (radius * 0.24, height * 0.86),
            (radius * 0.05, height),
            (0, height),
        ],
        material,
        wobble=ridge,
        location=location,
        segments=120,
    )


def rosette(location, radius, height, material):
    """Cream from a star nozzle: a ridged rope wound up to a point."""

    def rope(u, v):
        round_, along = 2 * math.pi * u, 2 * math.pi * 2.6 * v
        thick = radius * 0.42 * (1 - 0.8 * v) * min(1, 12 * v, 8 * (1 - v)) ** 0.5
        ridged = thick * (1 + 0.12 * math.cos(7 * round_ + 1.5 * along))
        reach = radius * 0.58 * (1 - v) + ridged * math.cos(round_)
        z = radius * 0.3 + (height - radius * 0.3) * v + ridged * math.sin(round_)
        return (reach * math.cos(along), reach * math.sin(along), z)

    s.grid_surface("rosette", rope, 84, 260, material, closed=True, location=location)


def cream(name="cream"):
    """Whipped cream or meringue: light goes only a little way in, so that ridges keep their shade."""
    return m.moist(name, "#fffaf0", radius=0.002, amount=0.25, roughness=0.45)


def cake(name="cake"):
    return m.moist(
        name,
        "#f0d190",
        radius=0.003,
        amount=0.4,
        roughness=0.6,
        speck=("#dcb268", 90, 0.35, 0.7),
        pores=(320, 0.9),
        waves=(90, 0.5),
    )


def flan():
    return m.moist(
        "flan",
        "#f4cd78",
        radius=0.006,
        amount=0.6,
        roughness=0.18,
        speck=("#efc064", 30, 0.35, 0.75),
        pores=(240, 0.15),
        gloss=0.55,
    )


def caramel(name="caramel"):
    return m.Graph(
        name,
        Base_Color=m.linear("#8a3d0c"),
        Roughness=0.06,
        Specular=0.7,
        Subsurface=0.35,
        Subsurface_Color=m.linear("#b8641a"),
        Subsurface_Radius=(0.004, 0.0016, 0.0005),
    ).material


def panelita():
    return m.moist(
        "panelita",
        "#cf9a5b",
        radius=0.003,
        amount=0.4,
        roughness=0.5,
        speck=("#b67c3c", 50, 0.35, 0.75),
        pores=(420, 0.4),
        waves=(60, 0.3),
    )


def flan_with_caramel(location):
    """A flan that was turned out, glazed, in its pool of caramel."""
    x, y, z = location
    s.lathe(
        "sauce",
        [(0, 0), (0.05, 0), (0.053, 0.0009), (0.051, 0.002), (0, 0.0021)],
        caramel("sauce"),
        wobble=lambda a, z: 1 + 0.06 * math.sin(a * 2 + 1) + 0.04 * math.sin(a * 5),
        location=(x, y, z - 0.0002),
    )
    s.lathe(
        "flan",
        [(0, 0), (0.0375, 0), (0.038, 0.003), (0.0325, 0.0335), (0.030, 0.0365), (0.026, 0.037), (0, 0.0368)],
        flan(),
        location=(x, y, z + 0.001),
    )
    s.lathe(
        "glaze",
        [
            (0, 0.0382),
            (0.026, 0.0382),
            (0.0306, 0.0372),
            (0.0332, 0.0338),
            (0.0337, 0.0305),
            (0.0332, 0.0298),
        ],
        caramel(),
        wobble=lambda a, z: 1.004 + 0.004 * math.sin(a * 5),
        location=(x, y, z + 0.001),
    )


def rind():
    """The dry, brown outside of an aged cheese."""
    return m.moist(
        "rind",
        "#b9742c",
        radius=0.002,
        amount=0.2,
        roughness=0.5,
        speck=("#8a5220", 35, 0.35, 0.7),
        pores=(260, 0.5),
        waves=(30, 0.3),
    )


def melted(location, radius, material, seed=1):
    """A slice of cheese that melted on something round: thin, uneven, hanging over where it is longest."""

    def sheet(u, v):
        a = 2 * math.pi * u
        reach = radius * (1 + 0.09 * math.sin(a * 2 + seed) + 0.05 * math.sin(a * 5 + seed * 2))
        q = reach * v
        soft = 0.0011 * noise.noise(Vector((q * math.cos(a) * 70, q * math.sin(a) * 70, seed)))
        return (q * math.cos(a), q * math.sin(a), 0.0042 * math.sqrt(max(0, 1 - v**4)) + soft * (1 - v))

    s.grid_surface("melted", sheet, 96, 30, material, closed=True, location=location)


def skins_of_cheese():
    """The cut of a spun ball: thin, uneven skins round its middle."""
    g = m.Graph("skins", Subsurface=0.5, Subsurface_Radius=(0.005, 0.0035, 0.002), Roughness=0.3, Specular=0.5)
    distance = g.node("VectorMath")
    distance.operation = "LENGTH"
    g.link(g.coordinates.outputs["Object"], distance.inputs[0])
    value = distance.outputs["Value"]
    for scale, reach in ((22, 0.012), (80, 0.004)):
        warp = g.node("Math")
        warp.operation = "MULTIPLY_ADD"
        g.link(g.noise(scale, 3), warp.inputs[0])
        warp.inputs[1].default_value = reach
        g.link(value, warp.inputs[2])
        value = warp.outputs[0]
    frequency = g.node("Math")
    frequency.operation = "MULTIPLY"
    frequency.inputs[1].default_value = 1000
    g.link(value, frequency.inputs[0])
    wave = g.node("Math")
    wave.operation = "SINE"
    g.link(frequency.outputs[0], wave.inputs[0])
    g.colour(g.ramp(wave.outputs[0], (0.0, "#f3dea6"), (0.45, "#faecc6")))
    g.bump((wave.outputs[0], 0.16, 0.0008), (g.noise(160, 4), 0.12, 0.0006))
    return g.material


def ball_of_skins(location, radius, start, end, rotation=(0, 0, 0), squash=0.82, seed=1):
    """A spun ball from angle `start` to `end` in radians, its two cuts showing the skins; it stands on its place."""
    outside, inside = moist_yellow("ball", "#f3d489"), skins_of_cheese()
    x, y, z = location
    location = (x, y, z + radius * squash)
    steps = max(12, int((end - start) / 0.06))

    def round_side(u, v):
        a, b = start + (end - start) * u, math.pi * (v - 0.5)
        r = radius * (1 + 0.016 * math.sin(a * 2 + 1) + 0.01 * math.sin(a * 5 + b * 3 + seed))
        return (r * math.cos(b) * math.cos(a), r * math.cos(b) * math.sin(a), r * squash * math.sin(b))

    def cut(u, v, a):
        b = math.pi * (u - 0.5)
        r = radius * v * (1 + 0.016 * math.sin(a * 2 + 1) + 0.01 * math.sin(a * 5 + b * 3 + seed))
        ragged = 0.0012 * noise.noise(Vector((u * 9, v * 60, a))) * (1 - v**8)
        return (
            r * math.cos(b) * math.cos(a) - ragged * math.sin(a),
            r * math.cos(b) * math.sin(a) + ragged * math.cos(a),
            r * squash * math.sin(b),
        )

    s.grid_surface("ball", round_side, steps, 48, outside, location=location, rotation=rotation)
    for a in (start, end):
        s.grid_surface(
            "cut", lambda u, v, a=a: cut(u, v, a), 90, 60, inside, location=location, rotation=rotation
        )


def torn_strip(location, length, width, material, turn=0.0, seed=1):
    """A strip of spun cheese that was pulled off and fell in soft folds."""

    def strip(u, v):
        ragged = 1 + 0.12 * math.sin(u * 23 + seed * 5)
        x, y = (u - 0.5) * length, (v - 0.5) * width * ragged + 0.004 * math.sin(u * 5 + seed)
        return (x, y, 0.0025 + 0.0048 * math.sin(u * 8 + seed) ** 2 + 0.0014 * math.sin(v * 9 + seed))

    thing = s.grid_surface("strip", strip, 90, 16, material, location=location, rotation=(0, 0, turn))
    s.solidify(thing, 0.0028, 1)
