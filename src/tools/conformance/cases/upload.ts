import { uploadFile } from '#contract/upload/upload.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Pictures and videos that are sent. */
export const uploadCases = [
  caseOf(uploadFile, {
    writes: true,
    input: async () => ({ body: { file: new File([PNG], 'picture.txt', { type: 'text/plain' }) } }),
    check({ type, size }, probe) {
      probe.equal('type, by the content', type, 'image/png');
      probe.equal('size', size, PNG.length);
    },
    more: [
      {
        what: 'what is no picture and no video is refused, whatever it is called',
        writes: true,
        async run(probe) {
          const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'picture.png', {
            type: 'image/png',
          });
          await probe.refused(uploadFile, { body: { file } }, { status: 415, code: 'unsupported-type' });
        },
      },
    ],
  }),
];
