import { MAX_REVIEW_FILES } from '#contract/catalogue/review-limit.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import type { ConvertibleType, FileType } from '#domain/picture/file-type.ts';

/** Why a file cannot go with a review. */
export type FileFault = 'too-large' | 'wrong-type' | 'too-many' | 'not-drawn';

/** A file as far as the rules look at it. */
export interface SeenFile {
  /** Bytes. */
  size: number;
  /** Undefined where it is nothing that may be uploaded, or become so. */
  type: FileType | ConvertibleType | undefined;
}

/**
 * Faults of chosen files beside those that are there already; undefined for those that may go along. A file
 * that is refused takes no place from the others.
 */
export function judgeFiles(there: number, chosen: readonly SeenFile[]): (FileFault | undefined)[] {
  let count = there;
  return chosen.map(({ size, type }) => {
    if (size > MAX_UPLOAD_BYTES) return 'too-large';
    if (type === undefined || size === 0) return 'wrong-type';
    if (count >= MAX_REVIEW_FILES) return 'too-many';
    count += 1;
    return undefined;
  });
}
