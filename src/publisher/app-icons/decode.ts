import { hash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** Formats that a logo may have. All other decoders stay shut: what an owner uploads is not to be trusted. */
const LOADERS = ['Svg', 'Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

const MAX_PIXELS = 16_000_000;
const MAX_SECONDS = 5;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

/** A decoded picture: its width by its height, and a function that draws it to fit a frame. */
export interface Decoded {
  /** Another one for other bytes. */
  digest: string;
  aspect: number;
  /** Without its empty margins as large as fits into the frame, transparent around it. */
  fit(width: number, height: number): Promise<Buffer>;
}

/** Looks at a picture; undefined where it is none that can be shown. */
export async function decode(bytes: Uint8Array): Promise<Decoded | undefined> {
  const open = (density = 72): Sharp =>
    sharp(bytes, { density, limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
  try {
    const { format, width, height } = await open().metadata();
    const picture: Decoded = {
      digest: hash('sha256', bytes, 'base64url'),
      aspect: width / height,
      async fit(toWidth, toHeight) {
        // A drawing is drawn in the size that it is shown in; anything else would be made larger and blurred.
        const scale = Math.min(toWidth / width, toHeight / height);
        const sharpness = format === 'svg' ? Math.min(2400, Math.max(1, 72 * scale)) : 72;
        return (
          open(sharpness)
            .trim()
            .resize(toWidth, toHeight, { fit: 'contain', background: TRANSPARENT })
            // Drawn over something else at once, and packed then.
            .png({ compressionLevel: 0 })
            .toBuffer()
        );
      },
    };
    // A picture that cannot be drawn once cannot be drawn at all.
    await picture.fit(256, 256);
    return picture;
  } catch {
    return undefined;
  }
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
