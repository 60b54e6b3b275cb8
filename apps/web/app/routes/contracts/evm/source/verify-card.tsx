import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { TitledCard } from '../../../../ui/titled-card.tsx'
import type { VerifyForm } from './load-source.server.ts'
import type { Verified } from './verify.server.ts'

const field =
  'mono w-full min-w-0 rounded-lg border border-hairline-strong bg-well px-3 text-[14px] text-text'

/** By which whoever has the source of a contract gives it. */
export function VerifyCard({ verified, ...form }: VerifyForm & { verified: Verified | undefined }) {
  const isSending = useNavigation().formAction === form.action
  return (
    <TitledCard title={form.title} id="verify">
      <p className="border-b border-hairline px-[18px] py-3 text-muted">{form.about}</p>
      {verified !== undefined && (
        <div role="alert" className="grid gap-2 border-b border-hairline p-[18px]">
          <p className="font-medium text-bad">{verified.words}</p>
          {verified.said !== '' && (
            <pre className="mono rounded-lg bg-well p-3 text-xs whitespace-pre-wrap wrap-anywhere">
              {verified.said}
            </pre>
          )}
        </div>
      )}
      <Form
        method="post"
        action={form.action}
        encType="multipart/form-data"
        aria-label={form.title}
        className="grid gap-4 p-[18px]"
        preventScrollReset
      >
        <Labelled label={form.file}>
          <input
            type="file"
            name="file"
            accept=".json,application/json"
            className="min-h-9 w-full min-w-0 text-text"
          />
        </Labelled>
        <Labelled label={form.input} hint={form.inputHint}>
          <textarea name="input" rows={6} spellCheck={false} autoComplete="off" className={`${field} py-2`} />
        </Labelled>
        <div className="grid gap-4 md:grid-cols-2">
          <Labelled label={form.compiler}>
            <select name="compiler" defaultValue={verified?.given.compiler} className={`${field} h-9`}>
              {form.compilers.map((version) => (
                <option key={version}>{version}</option>
              ))}
            </select>
          </Labelled>
          <Labelled label={form.contract} hint={form.contractHint}>
            <input
              name="contract"
              defaultValue={verified?.given.contract}
              maxLength={400}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              className={`${field} h-9`}
            />
          </Labelled>
        </div>
        <p>
          <button className="button button-main" disabled={isSending} aria-busy={isSending}>
            {form.send}
          </button>
        </p>
      </Form>
    </TitledCard>
  )
}

function Labelled({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <label className="grid min-w-0 content-start gap-1 text-[13px] text-muted">
      {label}
      {children}
      {hint !== undefined && <span className="text-faint wrap-anywhere">{hint}</span>}
    </label>
  )
}
