import { PICTURE_KINDS } from '#sandbox/demo/picture/picture-file.ts';
import { oneOf } from './record.ts';

/** The name of a file in `demo/pictures`. */
export const pictureSchema = oneOf([...PICTURE_KINDS].sort(), 'picture');
