"""Procedural materials. Colours are sRGB hex; lengths are metres."""

import bpy


def linear(colour, alpha=1.0):
    """Linear RGBA of '#rrggbb'."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (alpha,)


def mix(a, b, share):
    """Colour between two hex colours."""
    p = [int(a[i : i + 2], 16) for i in (1, 3, 5)]
    q = [int(b[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(p, q))


class Graph:
    """A material with its Principled shader and short words for the nodes before it."""

    def __init__(self, name, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes, self.links = self.material.node_tree.nodes, self.material.node_tree.links
        self.shader = self.nodes["Principled BSDF"]
        for key, value in inputs.items():
            self.shader.inputs[key.replace("_", " ")].default_value = value
        self.coordinates = self.nodes.new("ShaderNodeTexCoord")

    def node(self, kind, **inputs):
        node = self.nodes.new(f"ShaderNode{kind}")
        for key, value in inputs.items():
            node.inputs[key.replace("_", " ")].default_value = value
        return node

    def link(self, source, target):
        self.links.new(source, target)

    def noise(self, scale, detail=4.0, stretch=(1, 1, 1), distortion=0.0):
        mapping = self.node("Mapping")
        mapping.inputs["Scale"].default_value = stretch
        self.link(self.coordinates.outputs["Object"], mapping.inputs["Vector"])
        texture = self.node("TexNoise", Scale=scale, Detail=detail, Distortion=distortion)
        self.link(mapping.outputs["Vector"], texture.inputs["Vector"])
        return texture.outputs["Fac"]

    def voronoi(self, scale, feature="F1"):
        texture = self.node("TexVoronoi", Scale=scale)
        texture.feature = feature
        self.link(self.coordinates.outputs["Object"], texture.inputs["Vector"])
        return texture.outputs["Distance"]

    def ramp(self, value, *stops):
        """Colours by a value; each stop is (position, hex)."""
        ramp = self.node("ValToRGB")
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, linear(colour)
        self.link(value, ramp.inputs["Fac"])
        return ramp.outputs["Color"]

    def colour(self, output, with_subsurface=True):
        self.link(output, self.shader.inputs["Base Color"])
        if with_subsurface:
            self.link(output, self.shader.inputs["Subsurface Color"])

    def bump(self, *heights):
        """Chains bumps; each is (value, strength, distance)."""
        last = None
        for value, strength, distance in heights:
            bump = self.node("Bump", Strength=strength, Distance=distance)
            self.link(value, bump.inputs["Height"])
            if last:
                self.link(last.outputs["Normal"], bump.inputs["Normal"])
            last = bump
        self.link(last.outputs["Normal"], self.shader.inputs["Normal"])


def plain(name, colour, roughness=0.5, **inputs):
    return Graph(name, Base_Color=linear(colour), Roughness=roughness, **inputs).material


def moist(
    name, colour, radius=0.003, amount=0.6, roughness=0.3, speck=None, pores=None, waves=None, gloss=0.5
):
    """Food with light under its surface: `radius` metres deep; `speck` is a second colour, `pores` and `waves` are bumps."""
    g = Graph(
        name,
        Base_Color=linear(colour),
        Subsurface=amount,
        Subsurface_Radius=(radius, radius * 0.75, radius * 0.5),
        Subsurface_Color=linear(colour),
        Roughness=roughness,
        Specular=gloss,
    )
    if speck:
        other, scale, low, high = speck
        g.colour(g.ramp(g.noise(scale, 6), (low, colour), (high, other)))
    bumps = []
    if waves:
        bumps.append((g.noise(waves[0], 3), waves[1], 0.002))
    if pores:
        bumps.append((g.noise(pores[0], 8), pores[1], 0.0006))
    if bumps:
        g.bump(*bumps)
    return g.material


def light_passes(g, surface):
    """Lets light rays through a clear `surface` as if it were not there: what it holds is lit without caustics."""
    path, either, mixer, clear = (
        g.node("LightPath"),
        g.node("Math"),
        g.node("MixShader"),
        g.node("BsdfTransparent"),
    )
    either.operation = "MAXIMUM"
    g.link(path.outputs["Is Shadow Ray"], either.inputs[0])
    g.link(path.outputs["Is Diffuse Ray"], either.inputs[1])
    g.link(either.outputs[0], mixer.inputs["Fac"])
    g.link(surface, mixer.inputs[1])
    g.link(clear.outputs["BSDF"], mixer.inputs[2])
    g.link(mixer.outputs["Shader"], g.nodes["Material Output"].inputs["Surface"])
    return g.material


def glass(name="glass", colour="#ffffff", roughness=0.0):
    """Clear glass that does not darken what it holds."""
    g = Graph(name, Base_Color=linear(colour), Transmission=1.0, Roughness=roughness, IOR=1.45, Specular=0.5)
    return light_passes(g, g.shader.outputs["BSDF"])


def clear_film(name="film", blend=0.12):
    """The shine of a vacuum pack: reflections with creases over what it holds."""
    g = Graph(name)
    mixer, clear = g.node("MixShader"), g.node("BsdfTransparent")
    gloss, facing = g.node("BsdfGlossy", Roughness=0.12), g.node("LayerWeight", Blend=blend)
    g.bump((g.noise(48, 4, distortion=2.6), 0.6, 0.003))
    normal = [node for node in g.nodes if node.type == "BUMP"][0].outputs["Normal"]
    g.link(normal, gloss.inputs["Normal"])
    g.link(normal, facing.inputs["Normal"])
    g.link(facing.outputs["Fresnel"], mixer.inputs["Fac"])
    g.link(clear.outputs["BSDF"], mixer.inputs[1])
    g.link(gloss.outputs["BSDF"], mixer.inputs[2])
    return light_passes(g, mixer.outputs["Shader"])


def printed(name, image_path, film=None, roughness=0.45, clearcoat=0.0, wrinkle=None, subsurface=0.0):
    """Paper or film with a picture on its UV; with `film` the transparent parts of the picture show that colour."""
    g = Graph(name, Roughness=roughness, Clearcoat=clearcoat, Clearcoat_Roughness=0.15)
    texture = g.node("TexImage")
    texture.image = bpy.data.images.load(image_path, check_existing=True)
    texture.extension = "CLIP"
    uv = g.nodes.new("ShaderNodeUVMap")
    g.link(uv.outputs["UV"], texture.inputs["Vector"])
    if film:
        blend = g.node("MixRGB")
        blend.inputs["Color1"].default_value = linear(film)
        g.link(texture.outputs["Color"], blend.inputs["Color2"])
        g.link(texture.outputs["Alpha"], blend.inputs["Fac"])
        g.link(blend.outputs["Color"], g.shader.inputs["Base Color"])
    else:
        g.link(texture.outputs["Color"], g.shader.inputs["Base Color"])
        g.link(texture.outputs["Alpha"], g.shader.inputs["Alpha"])
    if wrinkle:
        scale, strength = wrinkle
        g.bump((g.noise(scale, 5, distortion=1.2), strength, 0.004))
    return g.material


def wood(name="wood", pale="#d9b98c", dark="#b98d58"):
    """Boards along x with grain."""
    g = Graph(name, Roughness=0.5, Specular=0.35)
    grain = g.noise(9, 8, stretch=(1.2, 14, 14), distortion=0.6)
    rings = g.noise(3, 3, stretch=(0.6, 7, 7), distortion=1.6)
    blend = g.node("MixRGB", Fac=0.5)
    g.link(g.ramp(grain, (0.35, dark), (0.62, pale)), blend.inputs["Color1"])
    g.link(
        g.ramp(rings, (0.4, mix(dark, pale, 0.5)), (0.56, mix(pale, "#ffffff", 0.12))), blend.inputs["Color2"]
    )
    g.colour(blend.outputs["Color"], with_subsurface=False)
    bumps = [(grain, 0.25, 0.0008)]
    g.bump(*bumps)
    return g.material


def cloth(name, colour, thread=0.0012):
    """Linen: crossed threads with a little irregularity."""
    g = Graph(name, Roughness=0.9, Sheen=0.4, Specular=0.1, Base_Color=linear(colour))
    uneven = g.noise(60, 4)
    g.colour(g.ramp(uneven, (0.3, mix(colour, "#6b5a48", 0.12)), (0.7, mix(colour, "#ffffff", 0.2))), False)
    waves = []
    for stretch in ((1, 0, 0), (0, 1, 0)):
        mapping = g.node("Mapping")
        mapping.inputs["Scale"].default_value = stretch
        g.link(g.coordinates.outputs["Object"], mapping.inputs["Vector"])
        wave = g.node("TexWave", Scale=1 / thread / 6.28, Distortion=0.6)
        wave.bands_direction = "DIAGONAL"
        g.link(mapping.outputs["Vector"], wave.inputs["Vector"])
        waves.append((wave.outputs["Fac"], 0.35, 0.0005))
    g.bump(*waves)
    return g.material


def ceramic(name="ceramic", colour="#f6f1e7", speckled=True):
    g = Graph(
        name, Base_Color=linear(colour), Roughness=0.22, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.08
    )
    if speckled:
        g.colour(g.ramp(g.noise(420, 2), (0.3, mix(colour, "#7a6a55", 0.55)), (0.36, colour)), False)
    g.bump((g.noise(35, 2), 0.08, 0.002))
    return g.material


def metal(name="metal", colour="#d8d3c8", roughness=0.22):
    return plain(name, colour, roughness, Metallic=1.0)
