// The last step of every picture: the renderer's film look leaves white milk grey and yellow.
import sharp from 'sharp';

const BRIGHTEST = 0.94;

/** Lightens 8-bit RGB in place; what is bright and nearly white loses most of its yellow. */
function whiten(data) {
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] / 255, data[at + 1] / 255, data[at + 2] / 255];
    const value = Math.max(red, green, blue, 1e-6);
    const lifted = 1 - (1 - Math.min(1, value / BRIGHTEST)) ** 1.25;
    const gain = Math.min(1, value + (lifted - value) * Math.min(1, value * 1.25)) / value;
    const saturation = 1 - Math.min(red, green, blue) / value;
    const white = Math.max(0, 1 - saturation / 0.34) * Math.min(1, Math.max(0, value - 0.45) * 2.9);
    const top = value * gain;
    data[at] = 255 * (red * gain + (top - red * gain) * 0.55 * white);
    data[at + 1] = 255 * (green * gain + (top - green * gain) * 0.55 * white);
    data[at + 2] = 255 * (blue * gain + (top - blue * gain) * 0.6 * white);
  }
}

/** The picture of a file in its final colours. */
export async function grade(file) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  whiten(data);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}
