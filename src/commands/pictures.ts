import { join } from 'node:path';
import { LANGUAGES, languageSchema } from '#contract/value/primitive.ts';
import { createConsoleProgress } from '#lib/progress.ts';
import { projectTenants } from '#publisher/tenants/project-tenants.ts';
import { provideBrowser } from '#tools/browser/find-browser.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';
import { openCamera } from '#tools/pictures/camera.ts';
import { PICTURED_LOOKS } from '#tools/pictures/shot.ts';
import { SUBJECTS, type Subject, takePictures } from '#tools/pictures/take-pictures.ts';
import { pictureShop, startPictureStack } from '#tools/stack/look-stack.ts';

const isSubject = (word: string): word is Subject => SUBJECTS.some((one) => one === word);

export const pictures = defineCommand({
  help: `
npm run pictures -- [options]
  Builds a demo shop in every look and the others as they are, opens them on a phone and on a wide screen, in
  light and in dark, and writes a picture of each look and of each kind of page.

  --only A,B    only these: ${SUBJECTS.join(', ')}
  --language L  pages of this language, each; the default one of each shop where left out
  --out DIR     where the pictures go; var/pictures where left out
  --sheets      also writes the contact sheets of docs/looks.md`,
  options: {
    only: { type: 'string' },
    language: { type: 'string' },
    out: { type: 'string' },
    sheets: { type: 'boolean' },
  },
  async run({ only, language, out = join('var', 'pictures'), sheets = false }, { env, signal }) {
    const words = only?.split(',') ?? [...SUBJECTS];
    const subjects = words.filter(isSubject);
    const unknown = words.find((word) => !isSubject(word));
    if (unknown !== undefined)
      throw new UsageError(`There is nothing called "${unknown}" to picture: ${SUBJECTS.join(', ')}.`);
    const chosen = languageSchema.optional().safeParse(language);
    if (!chosen.success)
      throw new UsageError(`There is no language "${language}" to picture: ${LANGUAGES.join(', ')}.`);
    const browser = await provideBrowser(env);
    const looks = PICTURED_LOOKS.filter((look) => subjects.includes(look));
    const stack = await startPictureStack(env, looks, createConsoleProgress(), signal);
    const camera = await openCamera(browser);
    try {
      await takePictures({
        stack,
        lookShop: pictureShop,
        shops: projectTenants(env).map(({ subdomain }) => subdomain),
        only: subjects,
        language: chosen.data,
        camera,
        directory: out,
        ...(sheets && { sheets: join('docs', 'looks') }),
        onStep: (step) => console.log(step),
      });
    } finally {
      await camera.close();
      await stack.close();
    }
  },
});
