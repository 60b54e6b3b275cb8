import { Chips } from '../../../../ui/chips.tsx'
import { Missing } from '../../../../ui/states.tsx'
import { TitledCard } from '../../../../ui/titled-card.tsx'
import { ToldFacts } from '../../../../views/sentences/told-facts.tsx'
import type { SourcePart } from './load-source.server.ts'
import { VerifyCard } from './verify-card.tsx'
import type { SourceView } from './view-source.server.ts'
import type { Verified } from './verify.server.ts'

/** The source of a contract, a file at a time, and the form by which one is given. Works without scripts. */
export function SourceCard({
  title,
  given,
  source,
  form,
  verified,
}: SourcePart & { verified: Verified | undefined }) {
  return (
    <>
      {given !== '' && (
        <p role="status" className="card p-[18px] font-medium text-good">
          {given}
        </p>
      )}
      {source.missing !== undefined && (
        <TitledCard title={title} id="source">
          <Missing what="code" why={source.missing} />
        </TitledCard>
      )}
      {source.value !== undefined && <Present {...source.value} />}
      {form !== undefined && <VerifyCard {...form} verified={verified} />}
    </>
  )
}

function Present({ title, about, facts, files, shown, declared, links }: SourceView) {
  return (
    <>
      <TitledCard title={title} id="source">
        <p className="border-b border-hairline px-[18px] py-3 text-muted">{about}</p>
        <dl className="facts">
          <ToldFacts facts={facts} />
        </dl>
        <p className="no-print flex flex-wrap gap-2 border-t border-hairline p-[18px]">
          {links.map(({ text, path }) => (
            <a key={path} className="button" href={path} download>
              {text}
            </a>
          ))}
        </p>
      </TitledCard>
      <TitledCard title={shown.title} id="file">
        {files.choices.length > 1 && (
          <nav
            aria-label={files.label}
            className="no-print flex flex-wrap items-center gap-2 border-b border-hairline p-[18px]"
          >
            <Chips choices={files.choices} mark="true" />
            {files.more !== '' && <span className="text-[13px] text-faint">{files.more}</span>}
          </nav>
        )}
        <Lines label={shown.title} lines={shown.lines} />
        {shown.note !== '' && <p className="card-note">{shown.note}</p>}
      </TitledCard>
      <TitledCard title={declared.title} id="abi">
        <div className="grid gap-4 p-[18px] md:grid-cols-2">
          {declared.groups.map((group) => (
            <section key={group.title} className="min-w-0">
              <h3 className="mb-1 text-[13px] text-muted">{group.title}</h3>
              <ul className="mono grid gap-0.5 text-xs">
                {group.signatures.map((signature) => (
                  <li key={signature} className="wrap-anywhere">
                    {signature}
                  </li>
                ))}
              </ul>
              {group.more !== '' && <p className="mt-1 text-[13px] text-faint">{group.more}</p>}
            </section>
          ))}
        </div>
      </TitledCard>
    </>
  )
}

/** As in an editor: what is copied from it has no numbers of lines in it. */
function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      className="max-h-[80vh] overflow-auto print:max-h-none"
    >
      <div className="mono flex w-max min-w-full text-xs leading-5">
        <pre
          aria-hidden="true"
          className="sticky left-0 border-r border-hairline bg-card px-3 py-3 text-right text-faint select-none"
        >
          {lines.map((_, at) => at + 1).join('\n')}
        </pre>
        <pre className="p-3" dir="ltr">
          {lines.join('\n')}
        </pre>
      </div>
    </div>
  )
}
