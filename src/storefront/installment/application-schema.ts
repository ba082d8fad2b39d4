import { z } from 'zod/mini';
import { type Application, applicationFaults } from './application.ts';

/** Schema of the form. Fields are checked together: a passport cannot be older than its owner. */
export const applicationSchema = z
  .object({
    birthday: z.string(),
    passport: z.string(),
    passIssueDate: z.string(),
    passIssueAddress: z.string(),
    cardNumber: z.string(),
    selfie: z.any(),
    passportPhoto: z.any(),
    passportBack: z.any(),
    terms: z.boolean(),
  })
  .check((context) => {
    for (const { field, message } of applicationFaults(context.value, new Date().toISOString().slice(0, 10)))
      context.issues.push({ code: 'custom', input: context.value[field], path: [field], message });
  }) satisfies z.ZodMiniType<Application, Application>;
