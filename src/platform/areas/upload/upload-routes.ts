import { uploadFile } from '#contract/upload/upload.ts';
import { handle } from '#platform/http/route.ts';
import { checkFile, keepUpload } from './keep-upload.ts';

export const uploadRoutes = [
  handle(uploadFile, async ({ shop, body, now }) => {
    const file = await checkFile(body.file, 'file');
    return keepUpload(shop, file, now);
  }),
];
