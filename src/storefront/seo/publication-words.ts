import type { NewsType } from '#storefront/entries/model.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** Heading and lead of the list of publications of each type. */
export const PUBLICATION_WORDS: Readonly<Record<NewsType, { name: MessageKey; lead: MessageKey }>> = {
  news: { name: 'content.news', lead: 'content.newsLead' },
  blog: { name: 'content.blog', lead: 'content.blogLead' },
  article: { name: 'content.article', lead: 'content.articleLead' },
  share: { name: 'content.share', lead: 'content.shareLead' },
  education: { name: 'content.education', lead: 'content.educationLead' },
  company: { name: 'content.company', lead: 'content.companyLead' },
  other: { name: 'content.other', lead: 'content.otherLead' },
};
