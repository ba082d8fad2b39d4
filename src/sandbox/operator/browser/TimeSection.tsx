import { z } from 'zod';
import { act } from './live.ts';
import { Button, Card } from './parts.tsx';
import { SchemaForm } from './SchemaForm.tsx';

const STEPS = [
  ['5 minutes', 300],
  ['30 minutes', 1_800],
  ['1 hour', 3_600],
  ['1 day', 86_400],
  ['30 days', 2_592_000],
] as const;

const forwardSchema = z.object({ minutes: z.int().min(1).max(525_600) });

const advance = (label: string, advanceSeconds: number) =>
  act(`It is ${label} later`, 'PUT', '/clock', { advanceSeconds });

/** The clock of the whole sandbox, which only goes forward. */
export const TimeSection = () => (
  <>
    <p className="lead">
      Let codes, tokens, orders and banners grow old at once. All shops share the clock; it only goes forward.
    </p>
    <Card title="Forward by">
      <div className="buttons">
        {STEPS.map(([label, seconds]) => (
          <Button key={label} onPress={() => advance(label, seconds)}>
            {label}
          </Button>
        ))}
      </div>
      <SchemaForm
        inLine
        schema={forwardSchema}
        value={{ minutes: 10 }}
        fields={[{ name: 'minutes' }]}
        submit="Forward"
        onSubmit={(value) => {
          const { minutes } = forwardSchema.parse(value);
          return advance(`${minutes} minutes`, minutes * 60);
        }}
      />
      <p className="muted">
        A code is good for minutes, a sign-in for 30 days. The clock is right again when the sandbox starts
        anew.
      </p>
    </Card>
  </>
);
