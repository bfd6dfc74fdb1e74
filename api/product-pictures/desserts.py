"""Desserts and sweets: as they are sold and as they are served."""

import math

import dairy
import dishes
import fruit
import materials
import packs
import pantry
import shapes
from scene import bowl_of, pack, passion, scene, set_up, TINTS


def tub_of(picture, layers):
    """A dessert in its cup with a spoon beside it; returns the height of its surface."""
    set_up(picture, "stone", target=(0, 0, 0.034), distance=0.37, height=22, focus=(0, -0.03, 0.035))
    dishes.spoon((0.062, -0.03, 0.0085), (0, 0, 0.7))
    return packs.tub(picture, layers)


def meringue(z):
    dairy.rosette((0, 0, z - 0.001), 0.032, 0.036, dairy.cream("meringue"))


def cherry(location, lean=(0.0, 0.0)):
    """A cherry of 16 mm with its stem, tilted by `lean` radians."""
    turned = (lean[0], lean[1], 0)
    shapes.lathe(
        "cherry",
        [
            (0, 0.0015),
            (0.0045, 0.0008),
            (0.0078, 0.0045),
            (0.0082, 0.0088),
            (0.006, 0.0134),
            (0.003, 0.0148),
            (0.001, 0.0134),
            (0, 0.0128),
        ],
        materials.moist(
            "cherry", "#98101c", radius=0.003, amount=0.4, roughness=0.09, speck=("#6d0813", 90, 0.4, 0.8)
        ),
        location=location,
        rotation=turned,
    )

    def stem(u, v):
        a, bend = 2 * math.pi * u, 0.009 * v * v
        thick = 0.0005 + 0.0004 * v**6
        return (bend + thick * math.cos(a), thick * math.sin(a), 0.013 + 0.021 * v)

    shapes.grid_surface(
        "stem",
        stem,
        10,
        24,
        materials.plain("stem", "#6f7a34", 0.5),
        closed=True,
        location=location,
        rotation=turned,
    )


def arequipe_served(picture, colour, with_coffee=False):
    set_up(
        picture,
        "wood" if not with_coffee else "dark",
        target=(0.004, 0, 0.026),
        distance=0.4,
        height=33,
        focus=(0, -0.02, 0.034),
    )
    sauce = dairy.arequipe(colour, "sauce")
    dishes.napkin((-0.03, 0.03, 0), (0.2, 0.16), materials.mix(TINTS[picture], "#fbf3e4", 0.7), 0.3, 4)
    dishes.bowl((-0.012, 0.012, 0.006), 0.05, 0.04, content=sauce, level=0.8, swirl=0.0028)
    dairy.spoon_of_arequipe((0.059, -0.044, 0.0085), 0.6, colour)
    if with_coffee:
        pantry.coffee_beans((0.01, -0.07, 0.0), 0.018, 11)
    else:
        for i in range(3):
            pantry.wafer((-0.062 + 0.008 * i, -0.052 + 0.004 * i, 0.002 + 0.0021 * i), 0.03, i)


@scene("arequipe-tradicional")
def arequipe_tradicional():
    pack("arequipe-tradicional", "jar", content=lambda: dairy.arequipe("#a35a22"))
    dairy.spoon_of_arequipe((-0.062, -0.035, 0.0085), 2.6)


@scene("arequipe-tradicional-served")
def arequipe_tradicional_served():
    arequipe_served("arequipe-tradicional", "#a35a22")


@scene("arequipe-cafe")
def arequipe_cafe():
    pack("arequipe-cafe", "jar", content=lambda: dairy.arequipe("#5b3018", "cafe"), lid="#5A3622")
    pantry.coffee_beans((-0.062, -0.035, 0), 0.026, 16)
    pantry.coffee_beans((0.066, -0.03, 0), 0.022, 11, 8)


@scene("arequipe-cafe-served")
def arequipe_cafe_served():
    arequipe_served("arequipe-cafe", "#5b3018", True)


@scene("arroz-con-leche")
def arroz_con_leche():
    pack("arroz-con-leche", "cup")
    pantry.cinnamon((-0.056, -0.03, 0), 0.05, 0.5)
    for i in range(4):
        fruit.raisin((0.05 + 0.012 * i, -0.035 - 0.008 * (i % 2), 0.003), 0.0055, i, i)


@scene("arroz-con-leche-served")
def arroz_con_leche_served():
    top = bowl_of("arroz-con-leche", "#f8edd3")
    pantry.rice((0, 0, top - 0.0002), 0.043, 190)
    pantry.dust((0.017, -0.017, top + 0.0022), 0.012, count=240)
    for i in range(6):
        fruit.raisin(
            (0.031 * math.cos(i * 1.1 + 0.4), 0.027 * math.sin(i * 1.1 + 0.4), top + 0.002), 0.0048, i, i
        )
    pantry.cinnamon((-0.008, 0.012, top + 0.001), 0.046, 0.6)
    pantry.cinnamon((0.002, -0.003, top + 0.001), 0.042, 0.66)


@scene("postre-tres-leches")
def postre_tres_leches():
    top = tub_of(
        "postre-tres-leches",
        [(dairy.cake(), 3), (dairy.milk("crema", "#fffaf0"), 1), (dairy.cake("cake2"), 2.4)],
    )
    meringue(top)
    cherry((-0.056, -0.034, 0), (0.25, -0.5))
    cherry((-0.048, -0.012, 0), (-0.3, 0.35))


@scene("postre-tres-leches-served")
def postre_tres_leches_served():
    set_up(
        "postre-tres-leches", "linen", target=(0, 0, 0.026), distance=0.37, height=27, focus=(0, -0.025, 0.03)
    )
    top = dishes.plate((0, 0, 0), 0.08)
    shapes.lathe(
        "milk",
        [(0, 0), (0.05, 0), (0.052, 0.0008), (0.05, 0.0016), (0, 0.0017)],
        dairy.milk("leches", "#fff6e4"),
        wobble=lambda a, z: 1 + 0.05 * math.sin(a * 3 + 1),
        location=(0, 0, top),
    )
    shapes.rounded_box(
        "cake",
        (0.062, 0.05, 0.034),
        dairy.cake(),
        bevel=0.002,
        cuts=40,
        rough=[(0.0012, 120), (0.0008, 320)],
        location=(0, 0.004, top + 0.001),
        rotation=(0, 0, 0.35),
    )
    shapes.rounded_box(
        "crema",
        (0.064, 0.052, 0.007),
        materials.moist("crema", "#fffdf6", radius=0.005, amount=0.5, roughness=0.4, waves=(60, 0.4)),
        bevel=0.003,
        cuts=24,
        rough=[(0.0016, 50)],
        location=(0, 0.004, top + 0.034),
        rotation=(0, 0, 0.35),
    )
    dairy.rosette((0, 0.004, top + 0.04), 0.018, 0.019, dairy.cream("meringue"))
    pantry.dust((0.008, -0.006, top + 0.0425), 0.02, count=160)
    cherry((0.001, 0.003, top + 0.051), (0.1, 0.2))
    dishes.spoon((0.082, -0.045, 0.0085), (0, 0, 0.6))


@scene("postre-maracuya")
def postre_maracuya():
    top = tub_of(
        "postre-maracuya",
        [
            (
                materials.moist(
                    "galleta",
                    "#c68d48",
                    radius=0.001,
                    amount=0.2,
                    roughness=0.7,
                    speck=("#9a6427", 160, 0.35, 0.7),
                ),
                1.2,
            ),
            (dairy.yogurt("#fdeec0"), 3.6),
            (dairy.yogurt("#f8c64a", "jalea"), 0.8),
        ],
    )
    fruit.passion_pulp((0, 0, top), 0.024)
    passion((-0.058, -0.022, 0.02, 0.4))


@scene("postre-maracuya-served")
def postre_maracuya_served():
    set_up(
        "postre-maracuya", "stone", target=(0, 0, 0.042), distance=0.45, height=21, focus=(0, -0.025, 0.05)
    )
    dishes.tumbler((0, 0, 0), 0.09, 0.035, dairy.yogurt("#fdeec0", "crema"), 0.82)
    biscuit = materials.moist(
        "galleta", "#c68d48", radius=0.001, amount=0.2, roughness=0.7, speck=("#9a6427", 160, 0.35, 0.7)
    )
    dishes.filling("crumb", biscuit, 0.0087, 0.024, 0.09, 0.035, 0.0006)
    fruit.passion_pulp((0, 0, 0.0735), 0.029)
    fruit.mint((0.004, 0.006, 0.08), 0.016, 0.6)
    passion((-0.066, -0.02, 0.023, 0.4), (0.068, 0.0, 0.022, -0.4))


@scene("flan-caramelo")
def flan_caramelo():
    tub_of("flan-caramelo", [(dairy.flan(), 5), (dairy.caramel(), 0.9)])


@scene("flan-caramelo-served")
def flan_caramelo_served():
    set_up("flan-caramelo", "linen", target=(0, 0, 0.022), distance=0.36, height=28, focus=(0, -0.028, 0.026))
    top = dishes.plate((0, 0, 0), 0.078)
    dairy.flan_with_caramel((0, 0, top))
    for i in range(7):
        a = 2 * math.pi * i / 7 + 0.4
        length = 0.008 + 0.012 * ((i * 37) % 10) / 10

        def drip(u, v, a=a, length=length):
            z = 0.032 - length * v
            r = 0.0338 + (0.038 - 0.0325) * (0.0335 - z) / 0.0305 * 0.98
            w = (0.0036 - 0.0012 * v) * (1 if v < 0.92 else 0.7)
            b = a + (u - 0.5) * w * 2 / r
            return (
                r * math.cos(b) * (1 + 0.012 * math.sin(math.pi * u)),
                r * math.sin(b) * (1 + 0.012 * math.sin(math.pi * u)),
                z,
            )

        shapes.grid_surface("drip", drip, 12, 20, dairy.caramel("drip"), location=(0, 0, top + 0.001))
    fruit.mint((0.0, 0.0, top + 0.039), 0.014, 0.8)
    dishes.spoon((0.08, -0.04, 0.0085), (0, 0, 0.6))


@scene("brevas-con-arequipe")
def brevas_con_arequipe():
    set_up(
        "brevas-con-arequipe", "wood", target=(0, 0.01, 0.038), distance=0.42, height=25, focus=(0, -0.005, 0.037)
    )
    floor = packs.open_box(
        "brevas-con-arequipe", (0.118, 0.088, 0.024), TINTS["brevas-con-arequipe"], (0.0, 0.0, 0), 0.1
    )
    for i, (x, y) in enumerate(((-0.026, -0.018), (0.027, -0.016), (-0.029, 0.022), (0.024, 0.024))):
        fruit.candied_fig((x, y, floor + 0.006), 0.0185, i * 0.8 + 0.3, dairy.arequipe(), i + 1)


@scene("brevas-con-arequipe-served")
def brevas_con_arequipe_served():
    set_up(
        "brevas-con-arequipe", "wood", target=(0, 0, 0.016), distance=0.4, height=36, focus=(0, -0.02, 0.02)
    )
    top = dishes.plate((0, 0, 0), 0.082)
    shapes.lathe(
        "syrup",
        [(0, 0), (0.046, 0), (0.048, 0.0006), (0.046, 0.0012), (0, 0.0013)],
        dairy.caramel("syrup"),
        wobble=lambda a, z: 1 + 0.06 * math.sin(a * 3 + 2) + 0.04 * math.sin(a * 5),
        location=(0, 0, top),
    )
    for i, angle in enumerate((2.4, 3.9, 5.4)):
        place = (0.031 * math.cos(angle) - 0.004, 0.028 * math.sin(angle), top + 0.0005)
        fruit.candied_fig(place, 0.0205, angle + 0.5, dairy.arequipe(), i + 1)
    cheese = dairy.fresh_cheese()
    for i in range(2):
        dairy.block(
            (0.036, 0.03, 0.0075),
            (0.028 - 0.004 * i, 0.028 - 0.006 * i, top + 0.001 + 0.0076 * i),
            cheese,
            0.5 + 0.35 * i,
            4 + i,
            0.0012,
            cuts=16,
        )


@scene("panelitas-de-leche")
def panelitas_de_leche():
    set_up(
        "panelitas-de-leche", "wood", target=(0, 0.01, 0.038), distance=0.42, height=25, focus=(0, -0.005, 0.037)
    )
    floor = packs.open_box(
        "panelitas-de-leche", (0.12, 0.076, 0.02), TINTS["panelitas-de-leche"], (0, 0.004, 0), -0.1
    )
    fudge = dairy.panelita()
    for i in range(12):
        column, row = i % 4 - 1.5, i // 4 - 1
        x, y = column * 0.0268, row * 0.0236 + 0.004
        x, y = x * math.cos(-0.1) - y * math.sin(-0.1), x * math.sin(-0.1) + y * math.cos(-0.1)
        turn = -0.1 + 0.06 * math.sin(i * 2.3)
        dairy.block((0.0235, 0.021, 0.0165), (x, y, floor), fudge, turn, i, 0.002, cuts=14)
    dairy.block((0.0235, 0.021, 0.0165), (0.05, -0.062, 0), fudge, 0.6, 13, 0.002, cuts=14)


@scene("panelitas-de-leche-served")
def panelitas_de_leche_served():
    set_up(
        "panelitas-de-leche", "dark", target=(0, 0, 0.026), distance=0.44, height=27, focus=(0, -0.02, 0.025)
    )
    top = dishes.plate((-0.012, -0.006, 0), 0.066)
    fudge = dairy.panelita()
    places = [
        (-0.026, 0.01, 0),
        (0.003, 0.016, 0),
        (0.03, 0.006, 0),
        (-0.014, -0.02, 0),
        (0.016, -0.022, 0),
        (-0.012, 0.006, 1),
        (0.018, 0.002, 1),
        (0.002, -0.002, 2),
    ]
    for i, (x, y, row) in enumerate(places):
        dairy.block(
            (0.024, 0.024, 0.0145),
            (x - 0.012, y - 0.006, top + row * 0.0146),
            fudge,
            0.3 * math.sin(i * 2.1),
            i,
            0.002,
            cuts=14,
        )
    pantry.cup_of_coffee((0.062, 0.062, 0))
    dairy.block((0.024, 0.024, 0.0145), (0.068, -0.034, 0), fudge, 0.7, 12, 0.002, cuts=14)
    dairy.block((0.013, 0.024, 0.0145), (0.045, -0.056, 0), fudge, -0.3, 13, 0.0012, cuts=14)
