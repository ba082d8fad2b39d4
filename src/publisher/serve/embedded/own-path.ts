/** Folder of files whose name changes with their bytes. */
export const HASHED_FOLDER = '_astro';

/** How names of dictionaries of pages begin. */
export const DICTIONARY_NAME = `${HASHED_FOLDER}/dictionary-`;

/** With a value in the query of a page: it is to be shown as it will be, where that is known already. */
export const PREVIEW_PARAMETER = 'upcoming';

/** Address at which browsers report violations of a page's policy. */
export const POLICY_REPORTS_PATH = '/policy-reports';
