import { pictureAddress, pictureBase, pictureFile, pictureSrcSet } from './pictures.js';

describe('addresses of pictures', () => {
  it('exist for every width and format [N-15-042]', () => {
    expect(pictureBase(pictureAddress('kumis'))).toBe('/api/media/kumis');
    expect(pictureSrcSet('/api/media/kumis', 'avif')).toBe(
      '/api/media/kumis/320.avif 320w, /api/media/kumis/640.avif 640w, /api/media/kumis/960.avif 960w',
    );
    expect(pictureFile('640.webp')).toEqual({ width: '640', format: 'webp' });
  });

  it.each(['641.webp', '640.png', 'x640.webp', '640.webp.part'])('include no file %p', (name) => {
    expect(pictureFile(name)).toBeNull();
  });

  it.each([
    'https://pictures.test/queso/640.webp',
    '//pictures.test/queso/640.webp',
    'https://pictures.test/queso.png',
    '/api/media/a b/640.webp',
  ])('exist in no other widths for %p [N-15-042]', (image) => {
    expect(pictureBase(image)).toBeNull();
  });
});
