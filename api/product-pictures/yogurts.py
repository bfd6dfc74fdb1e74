"""Yogurt, kumis, oat drinks and milk: as they are sold and as they are served."""

import math

import dairy
import dishes
import fruit
import materials
import pantry
import shapes
from scene import berries, bowl_of, glass_of, pack, passion, scene, set_up, strawberries


def sliced_strawberries(top):
    for i, (x, y, turn, lean) in enumerate(
        ((-0.016, 0.006, 0.3, 0.5), (0.012, 0.014, 2.4, -0.5), (0.006, -0.014, 4.2, 0.6))
    ):
        fruit.strawberry((x, y, top + 0.007), 0.0125, turn, lean + 1.0, i + 5)
    fruit.mint((-0.006, -0.004, top + 0.006), 0.017, 0.7)


@scene("yogurt-fresa")
def yogurt_fresa():
    pack("yogurt-fresa", "bottle")
    strawberries(
        (-0.075, -0.035, 0.019, 0.6, 1.25),
        (-0.055, -0.075, 0.016, -0.7, 1.45),
        (0.07, -0.055, 0.0175, 2.2, 1.1),
        (0.094, 0.02, 0.018, 1.2, -1.3),
    )


@scene("yogurt-fresa-served")
def yogurt_fresa_served():
    top = bowl_of("yogurt-fresa", "#f3b4ba")
    sliced_strawberries(top)


@scene("yogurt-mora")
def yogurt_mora():
    pack("yogurt-mora", "bottle")
    berries(
        (-0.07, -0.045, 0.0135),
        (-0.048, -0.075, 0.0115),
        (-0.088, -0.01, 0.012),
        (0.068, -0.055, 0.0135),
        (0.09, -0.02, 0.012),
    )


@scene("yogurt-mora-served")
def yogurt_mora_served():
    top = glass_of("yogurt-mora", "#b77fa0")
    for i, (x, y) in enumerate(((-0.011, 0.004), (0.011, 0.003), (0.0, -0.012))):
        fruit.berry_cluster((x, y, top + 0.005), 0.0105, seed=i, lean=1.2, turn=i * 2.0)
    berries((-0.06, -0.03, 0.0125), (0.062, -0.02, 0.0125), (0.05, -0.05, 0.011))
    fruit.mint((0.002, 0.004, top + 0.012), 0.015, 1.0)


@scene("yogurt-melocoton")
def yogurt_melocoton():
    pack("yogurt-melocoton", "bottle")
    fruit.peach_slice((-0.075, -0.045, 0.0165), 0.5, 0.25, 0.034)
    fruit.peach_slice((-0.055, -0.078, 0.0165), -0.3, 0.3, 0.032)
    fruit.peach_slice((0.076, -0.05, 0.0165), -0.6, 0.25, 0.034)


@scene("yogurt-melocoton-served")
def yogurt_melocoton_served():
    top = bowl_of("yogurt-melocoton", "#fbd39a")
    for i in range(3):
        away, turn = (i - 1) * 0.0135, 0.35 + 0.08 * i
        place = (-0.01 - away * math.sin(turn), 0.01 + away * math.cos(turn), top + 0.0035)
        fruit.peach_slice(place, turn, -1.0, 0.0215)
    pantry.oats((0.017, -0.02, top + 0.001), 0.018, 46, 3)
    fruit.mint((-0.024, -0.013, top + 0.001), 0.015, 1.2)


@scene("yogurt-guanabana")
def yogurt_guanabana():
    pack("yogurt-guanabana", "bottle")
    fruit.soursop((0.088, 0.055, 0), 0.047, 0.4)
    fruit.soursop((-0.08, -0.03, 0.012), 0.036, 0.25, True)


@scene("yogurt-guanabana-served")
def yogurt_guanabana_served():
    set_up("yogurt-guanabana", "white", target=(0, 0, 0.05), distance=0.46, height=26, focus=(0, -0.02, 0.06))
    top = dishes.tumbler((0.012, 0, 0), 0.1, 0.036, dairy.milk("drink", "#fbf9ee"), 0.93)
    fruit.soursop((0.082, 0.06, 0), 0.036, 0.4)
    fruit.soursop((-0.062, -0.012, 0.006), 0.036, 0.3, True)
    fruit.mint((0.012, -0.004, top), 0.02, 0.4)


@scene("yogurt-maracuya")
def yogurt_maracuya():
    pack("yogurt-maracuya", "cup")
    passion((-0.058, -0.028, 0.021, 0.4), (0.062, -0.02, 0.019, -0.5))


@scene("yogurt-maracuya-served")
def yogurt_maracuya_served():
    top = bowl_of("yogurt-maracuya", "#fae09a")
    fruit.passion_pulp((0, 0, top), 0.026)
    passion((-0.088, -0.03, 0.022, 0.3))


@scene("yogurt-arequipe")
def yogurt_arequipe():
    pack("yogurt-arequipe", "cup")
    dairy.spoon_of_arequipe((-0.058, -0.035, 0.0085), 2.6)


@scene("yogurt-arequipe-served")
def yogurt_arequipe_served():
    set_up("yogurt-arequipe", "wood", target=(0.01, 0, 0.04), distance=0.4, height=29, focus=(0, -0.025, 0.06))
    dishes.tumbler((0, 0, 0), 0.088, 0.037, dairy.yogurt("#fdf8ec"), 0.9)
    sauce = dairy.arequipe()
    dishes.filling("layer", sauce, 0.0087, 0.031, 0.088, 0.037, 0.0006)
    shapes.lathe(
        "pool",
        [(0, -0.002), (0.022, -0.002), (0.0235, 0.0008), (0.0215, 0.002), (0, 0.0022)],
        sauce,
        wobble=lambda a, z: 1 + 0.07 * math.sin(a * 2 + 1) + 0.05 * math.sin(a * 5),
        location=(0.001, -0.001, 0.0775),
    )
    dairy.dollop((0.001, -0.001, 0.0792), 0.013, 0.011, sauce, 3)
    dairy.spoon_of_arequipe((0.062, -0.032, 0.0085), 0.6)


@scene("yogurt-natural")
def yogurt_natural():
    pack("yogurt-natural", "large-jar", content=lambda: dairy.yogurt("#fefcf6"), lid="#7fb2d6")
    fruit.mint((-0.07, -0.03, 0.002), 0.026, 0.3)
    berries((0.066, -0.04, 0.0115), (0.082, -0.02, 0.0105))


@scene("yogurt-natural-served")
def yogurt_natural_served():
    top = bowl_of("yogurt-natural", "#fefcf6")
    for i, (x, y) in enumerate(((-0.014, 0.008), (-0.002, 0.016), (-0.022, -0.008))):
        fruit.berry_cluster((x, y, top + 0.006), 0.0095, seed=i, lean=1.1, turn=i * 1.7)
    pantry.oats((0.014, -0.008, top + 0.001), 0.02, 50, 5)
    fruit.mint((-0.006, 0.0, top + 0.006), 0.016, 0.2)


@scene("kumis-natural")
def kumis_natural():
    pack("kumis-natural", "bottle")
    pantry.torus_bread((-0.078, -0.04, 0), 0.028, 0.3, 1)
    pantry.torus_bread((0.08, -0.045, 0), 0.027, 1.3, 2)
    pantry.torus_bread((0.1, 0.03, 0), 0.027, 2.0, 3)


@scene("kumis-natural-served")
def kumis_natural_served():
    glass_of("kumis-natural", "#fdf6e6")
    pantry.torus_bread((-0.072, -0.005, 0), 0.028, 0.4, 1)
    pantry.torus_bread((-0.052, -0.055, 0), 0.026, 1.4, 2)
    pantry.torus_bread((0.076, 0.01, 0), 0.027, 2.4, 3)


@scene("kumis-canela")
def kumis_canela():
    pack("kumis-canela", "cup")
    pantry.cinnamon((-0.056, -0.027, 0), 0.048, 0.32)
    pantry.cinnamon((-0.05, -0.045, 0), 0.044, 0.26)
    pantry.dust((0.055, -0.035, 0.0004), 0.016, count=500)


@scene("kumis-canela-served")
def kumis_canela_served():
    set_up("kumis-canela", "linen", target=(0, 0, 0.036), distance=0.44, height=33, focus=(0, -0.02, 0.055))
    clay = materials.ceramic("clay", "#a9734d", speckled=False)
    top = dishes.bowl(
        (0.008, 0.008, 0), 0.046, 0.068, clay, dairy.milk("drink", "#fdf4e2"), 0.86, swirl=0.0003
    )
    pantry.dust((0.008, 0.006, top + 0.0004), 0.022, count=1100)
    pantry.cinnamon((-0.05, -0.034, 0), 0.06, 0.5)
    pantry.cinnamon((-0.04, -0.052, 0), 0.055, 0.2)
    pantry.dust((0.058, -0.03, 0.0004), 0.014, "#8a4a24", 240)


@scene("avena-tradicional")
def avena_tradicional():
    pack("avena-tradicional", "bottle")
    pantry.oats((-0.07, -0.06, 0), 0.045, 120, 2)
    pantry.cinnamon((0.08, -0.05, 0), 0.07, -0.4)
    pantry.cinnamon((0.085, -0.028, 0), 0.065, -0.15)
    pantry.oats((0.075, -0.075, 0), 0.025, 30, 6)


@scene("avena-tradicional-served")
def avena_tradicional_served():
    set_up(
        "avena-tradicional", "linen", target=(0, 0, 0.056), distance=0.47, height=24, focus=(0, -0.025, 0.08)
    )
    top = dishes.tumbler((0, 0, 0), 0.118, 0.033, dairy.milk("drink", "#ecd9b4"), 0.93)
    pantry.dust((-0.002, -0.002, top + 0.0002), 0.02, count=260)
    pantry.cinnamon((0.017, 0.004, top + 0.003), 0.075, 0.1, 0.0045, 1.25)
    pantry.oats((-0.06, -0.045, 0), 0.036, 100, 4)
    pantry.cinnamon((0.062, -0.035, 0), 0.055, -0.5)


@scene("avena-vainilla")
def avena_vainilla():
    pack("avena-vainilla", "bag", film="#fff9ef")
    pantry.oats((-0.07, -0.06, 0), 0.035, 90, 3)
    pantry.oats((0.07, -0.065, 0), 0.035, 70, 8)


@scene("avena-vainilla-served")
def avena_vainilla_served():
    set_up("avena-vainilla", "wood", target=(0, 0, 0.05), distance=0.44, height=23, focus=(0, -0.025, 0.06))
    top = dishes.tumbler((0.004, 0.006, 0), 0.088, 0.038, dairy.milk("drink", "#f8ecc8"), 0.9)
    pantry.straw((0.012, 0.012, top - 0.03), 0.082, 0.32, 0.6, "#3f7d4e")
    for i in range(3):
        pantry.disc_bread(
            (-0.066 + 0.003 * i, -0.022, 0.0066 * i),
            0.023,
            0.0062,
            ("#a9692c", "#dcab62", "#ecc98c"),
            i * 1.0,
            i,
            0.0006,
        )
    for i, (x, y, turn) in enumerate(((0.052, -0.038, 0.5), (0.06, -0.026, 0.35), (0.05, -0.052, 0.75))):
        pantry.vanilla_pod((x, y, 0), 0.062, turn, i + 1)


@scene("leche-entera")
def leche_entera():
    pack("leche-entera", "bag", film="#fff9ef")
    dishes.tumbler((0.1, 0.01, 0), 0.1, 0.029, dairy.milk(), 0.8)


@scene("leche-entera-served")
def leche_entera_served():
    set_up(
        "leche-entera",
        "linen",
        target=(0.005, 0, 0.058),
        distance=0.56,
        height=17,
        focus=(-0.03, -0.05, 0.05),
    )
    dishes.jug((0.045, 0.03, 0), dairy.milk())
    dishes.tumbler((-0.048, -0.03, 0), 0.1, 0.03, dairy.milk("milk-glass"), 0.84)
    pantry.disc_bread((0.02, -0.075, 0), 0.024, 0.008, ("#b27a3a", "#e3b974", "#efd09a"), 0.3, 2, 0.0008)
    pantry.disc_bread((0.045, -0.068, 0.004), 0.024, 0.008, ("#b27a3a", "#e3b974", "#efd09a"), 1.3, 3, 0.0008)
