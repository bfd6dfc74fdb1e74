"""What the pictures of products have in common: light and camera for each container, and small groups of fruit."""

import dairy
import dishes
import fruit
import materials
import packs
import stage

TINTS = {
    "yogurt-fresa": "#E4576B",
    "yogurt-mora": "#6B2C4F",
    "yogurt-melocoton": "#F2A65A",
    "yogurt-guanabana": "#9CB88A",
    "yogurt-maracuya": "#F2B93B",
    "yogurt-arequipe": "#B5763A",
    "yogurt-natural": "#9FC3DE",
    "kumis-natural": "#E8CF9A",
    "kumis-canela": "#A8643A",
    "avena-tradicional": "#D9B77E",
    "avena-vainilla": "#E3C987",
    "leche-entera": "#5D9CC7",
    "queso-campesino": "#8FB08A",
    "queso-doble-crema": "#F7DE9B",
    "queso-costeno": "#C9B79A",
    "queso-siete-cueros": "#E2B85A",
    "quesillo": "#8DB36A",
    "queso-pera": "#F4D06F",
    "queso-mozzarella": "#C9D9C0",
    "queso-maduro": "#B9772B",
    "arequipe-tradicional": "#C98A52",
    "arequipe-cafe": "#8A5A3C",
    "arroz-con-leche": "#D8C7A4",
    "postre-tres-leches": "#EFC9B0",
    "postre-maracuya": "#F0A830",
    "flan-caramelo": "#C77B2B",
    "brevas-con-arequipe": "#8C9A58",
    "panelitas-de-leche": "#D8A86B",
}
MILK = {
    "yogurt-fresa": "#f6c9cc",
    "yogurt-mora": "#c79ab4",
    "yogurt-melocoton": "#fbd9a6",
    "yogurt-guanabana": "#f8f6e8",
    "yogurt-maracuya": "#fbe3a0",
    "yogurt-arequipe": "#fdf6e8",
    "yogurt-natural": "#fefcf6",
    "kumis-natural": "#fdf6e6",
    "kumis-canela": "#fbf1de",
    "avena-tradicional": "#f0dfbe",
    "avena-vainilla": "#f6e9c6",
    "leche-entera": "#fdfbf5",
}


SCENES = {}


def set_up(picture, ground="wood", **camera):
    """An empty table before a wall in the colour of the product."""
    tint = TINTS[picture]
    stage.table(ground, tint)
    stage.backdrop(tint)
    stage.light()
    stage.camera(**camera)


def pack(picture, container, ground="wood", **options):
    """The product as it is sold, with what gives its size and flavour beside it."""
    frame = {
        "bottle": dict(target=(0, 0, 0.114), distance=0.70, height=12, focus=(0, -0.042, 0.1)),
        "cup": dict(target=(0, 0, 0.043), distance=0.405, height=17, focus=(0, -0.03, 0.045)),
        "jar": dict(target=(0, 0, 0.044), distance=0.42, height=16, focus=(0, -0.035, 0.04)),
        "large-jar": dict(target=(0, 0, 0.05), distance=0.43, height=16, focus=(0, -0.04, 0.045)),
        "bag": dict(target=(0, 0, 0.09), distance=0.6, height=12, focus=(0, -0.02, 0.09)),
    }[container]
    set_up(picture, ground, **frame)
    if container == "bottle":
        packs.bottle(picture, MILK[picture])
    elif container == "cup":
        packs.cup(picture, MILK.get(picture, "#fdf6e6"))
    elif container in ("jar", "large-jar"):
        packs.jar(picture, options["content"](), container == "large-jar", options.get("lid", packs.LEAF))
    elif container == "bag":
        packs.bag(picture, options["film"])


def berries(*places):
    for i, (x, y, k) in enumerate(places):
        fruit.berry_cluster((x, y, k * 0.95), k, seed=i + 1, lean=1.1 + 0.3 * i, turn=i * 1.9)


def strawberries(*places):
    for i, (x, y, k, turn, lean) in enumerate(places):
        fruit.strawberry((x, y, k * 0.97), k, turn, lean, i + 1)


def passion(*places):
    for x, y, k, turn in places:
        fruit.half_passion((x, y, k * 0.93), turn, 0.55, k)


def bowl_of(picture, colour, ground="linen", spoon=True, level=0.78):
    """A bowl of yogurt on a napkin; returns the height of its surface."""
    set_up(picture, ground, target=(0.004, 0, 0.028), distance=0.41, height=34, focus=(0, -0.015, 0.036))
    dishes.napkin((-0.03, 0.03, 0), (0.22, 0.17), materials.mix(TINTS[picture], "#fbf3e4", 0.72), 0.35)
    top = dishes.bowl((0, 0, 0.006), content=dairy.yogurt(colour), level=level) + 0.006
    if spoon:
        dishes.spoon((0.088, -0.035, 0.008), (0, 0, 0.55))
    return top


def glass_of(picture, colour, ground="wood", height=0.115, radius=0.033, level=0.86):
    """A glass of something to drink; returns the height of its surface."""
    set_up(picture, ground, target=(0, 0, 0.052), distance=0.44, height=19, focus=(0, -0.025, 0.06))
    return dishes.tumbler((0, 0, 0), height, radius, dairy.milk("drink", colour), level)


def scene(name):
    """Keeps the function that builds the picture `name`."""

    def keep(function):
        SCENES[name] = function
        return function

    return keep


def proportions(name):
    """Width and height of a picture: families and the hero are wide, products square."""
    return (8, 5) if name == "hero" or name.startswith("family-") else (1, 1)
