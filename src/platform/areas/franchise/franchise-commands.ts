import { franchiseSchema } from '#contract/catalogue/franchise.ts';
import { documentCommands } from '#platform/http/document-commands.ts';

export const franchiseCommands = [...documentCommands('franchises', 'franchise', franchiseSchema)];
