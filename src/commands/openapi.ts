import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { createOpenApiDocument } from '#contract/openapi/document.ts';
import { defineCommand } from '#tools/command/command.ts';

export const openapi = defineCommand({
  help: `
npm run openapi -- [options]
  Writes the calls of the shop platform as a document of OpenAPI 3.1, made from src/contract.

  --out FILE   into a file; to standard output where left out

  A running sandbox (npm run sandbox) has the same document at /openapi.json, and as a page at /docs.`,
  options: { out: { type: 'string' } },
  async run({ out }) {
    const text = `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`;
    if (!out) return void process.stdout.write(text);
    await mkdir(dirname(out), { recursive: true });
    await writeFileAtomic(out, text);
  },
});
