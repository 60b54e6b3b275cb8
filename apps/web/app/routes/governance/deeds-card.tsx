import { TitledCard } from '../../ui/titled-card.tsx'
import { plainText } from '../../language/written.ts'
import { MessageFields } from '../../views/message-fields/message-fields.tsx'
import { Words } from '../../views/sentences/words.tsx'
import { ChangeList } from './change-list.tsx'
import type { Deed } from './proposal.server.ts'

export type ShownDeeds = {
  title: string
  none: string
  words: { was: string; becomes: string; allFields: string }
  deeds: Deed[]
  /** What they call by the name of their time. */
  renamed: string[]
}

/** What a proposal would do, message by message: a sentence each, what it sets otherwise, and its fields. */
export function DeedsCard({ title, none, words, deeds, renamed }: ShownDeeds) {
  return (
    <TitledCard title={title} id="what">
      {deeds.length === 0 ? (
        <p className="px-[18px] py-4 text-muted first-letter:uppercase">{none}</p>
      ) : (
        <ol>
          {deeds.map((deed, at) => (
            // They stay in their order, and two may be alike.
            <li key={at} className="grid gap-3 border-b border-hairline p-[18px] last:border-0">
              <div>
                <h3 className="font-semibold first-letter:uppercase wrap-anywhere">
                  <Words of={deed.sentence} />
                </h3>
                {plainText(deed.sentence) !== deed.title && (
                  <p className="text-[13px] text-faint" title={deed.type}>
                    {deed.title}
                  </p>
                )}
              </div>
              {deed.changes.length === 0 ? (
                <MessageFields fields={deed.fields} />
              ) : (
                <>
                  <ChangeList changes={deed.changes} words={words} />
                  <details>
                    <summary className="link unfold w-fit">{words.allFields}</summary>
                    <div className="pt-3">
                      <MessageFields fields={deed.fields} />
                    </div>
                  </details>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {renamed.length > 0 && <p className="card-note">{renamed.join(' · ')}</p>}
    </TitledCard>
  )
}
