import { z } from 'zod';

// The policy of the page forbids code that is made of text, which zod would try out.
z.config({ jitless: true });
