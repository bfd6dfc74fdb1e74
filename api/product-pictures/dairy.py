"""What the shop makes: milk, cheese and sweets, as materials and shapes."""

import math

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


def fresh_cheese(name="cheese", colour="#fdf8ea", holes=False, warm="#f6edd6"):
    return m.moist(
        name,
        colour,
        radius=0.006,
        amount=0.55,
        roughness=0.42,
        speck=(warm, 25, 0.35, 0.75),
        pores=(420, 0.35),
        waves=(60, 0.25),
        gloss=0.45,
    )


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


def slice_stack(count, size, location, material, turn=0.0, fan=0.012, lean=0.2, seed=1):
    """Slices that lie fanned over each other."""
    for i in range(count):
        s.rounded_box(
            "slice",
            size,
            material,
            bevel=size[2] * 0.35,
            cuts=14,
            rough=[(0.0007, 30)],
            seed=seed + i,
            location=(location[0] + i * fan, location[1] - i * fan * 0.25, location[2] + i * size[2] * 0.7),
            rotation=(0, -lean * (1 if i else 0.3), turn + i * 0.05),
        )


def wedge(radius, height, start, end, material, rind=None, location=(0, 0, 0), rotation=(0, 0, 0), seed=1):
    """A sector of a wheel of cheese, from `start` to `end` radians; `rind` covers its round side, top and bottom."""
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

    for function, mat, columns, rows in (
        (ring, rind or material, steps, 16),
        (cap(height), rind or material, steps, 24),
        (cap(0), rind or material, steps, 4),
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
    dishes.spoon(location, (0, 0, turn))
    sauce = arequipe(colour)
    s.blob(
        "arequipe",
        0.0185,
        sauce,
        stretch=(1.05, 0.72, 0.5),
        rough=[(0.0016, 70)],
        subdivisions=5,
        location=(location[0], location[1], location[2] - 0.0005),
        rotation=(0, 0, turn),
    )


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
