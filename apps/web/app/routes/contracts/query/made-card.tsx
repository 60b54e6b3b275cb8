import { Form } from 'react-router'
import { CopyButton } from '../../../ui/take/copy-button.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { JsonTree } from '../../../views/json/json-tree.tsx'
import { Words } from '../../../views/sentences/words.tsx'
import { Copies } from './copies.tsx'
import { ExecuteButton } from './execute-button.tsx'
import type { ExecuteView } from './execute.server.ts'

/** A message that was made, in words and as it is sent: to be signed, copied, or tried. */
export function MadeCard({
  title,
  reads,
  sentence,
  view,
  execution,
  command,
  copies,
  trial,
}: NonNullable<ExecuteView['made']>) {
  return (
    <TitledCard title={title} id="made">
      <div className="grid gap-1 border-b border-hairline p-[18px]">
        <p className="text-[13px] text-faint">{reads}</p>
        <p className="text-[16px] leading-6 wrap-anywhere">
          <Words of={sentence} />
        </p>
      </div>
      <JsonTree view={view} />
      <p className="no-print border-t border-hairline p-[18px] [@media(scripting:none)]:hidden">
        <ExecuteButton {...execution} />
      </p>
      <div className="grid gap-2 border-t border-hairline p-[18px]">
        <p className="flex items-center gap-2 text-[13px] text-muted">
          {command.label} <CopyButton text={command.text} label={command.label} />
          <Copies copies={copies} />
        </p>
        <p className="mono rounded-lg bg-well p-3 text-xs wrap-anywhere">{command.text}</p>
      </div>
      <Form
        action={trial.action}
        aria-label={trial.send}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline p-[18px]"
        preventScrollReset
      >
        {Object.entries(trial.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button">{trial.send}</button>
        <p className="min-w-0 flex-1 basis-[240px] text-[13px] text-muted">{trial.about}</p>
      </Form>
    </TitledCard>
  )
}
