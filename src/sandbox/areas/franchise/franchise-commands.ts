import { franchiseSchema } from '#contract/franchise.ts';
import { documentCommands } from '#sandbox/http/document-commands.ts';

export const franchiseCommands = [...documentCommands('franchises', 'franchise', franchiseSchema)];
