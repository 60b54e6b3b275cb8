import { Words } from '../../views/sentences/words.tsx'
import type { Change } from './proposal.server.ts'

/** Parameters and rules of markets as they were and as they become; each leads to its history. */
export function ChangeList({
  changes,
  words,
}: {
  changes: readonly Change[]
  words: { was: string; becomes: string }
}) {
  return (
    <ul className="grid gap-3">
      {changes.map(({ name, meaning, before, after }, at) => (
        // They stay in their order.
        <li key={at} className="rounded-lg border border-hairline p-3">
          <p className="wrap-anywhere">
            <Words of={name} />
          </p>
          {meaning !== '' && <p className="text-[13px] text-faint">{meaning}</p>}
          <dl className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2 wrap-anywhere">
            <div>
              <dt className="text-[13px] text-muted">{words.was}</dt>
              <dd>
                <Words of={before} />
              </dd>
            </div>
            <div>
              <dt className="text-[13px] text-muted">{words.becomes}</dt>
              <dd className="font-semibold">
                <Words of={after} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
