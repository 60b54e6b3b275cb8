import { useLanguage } from '../../language/use-language.tsx'
import { Link } from '../../ui/link.tsx'
import type { JsonNode, JsonView } from './json-tree.server.ts'

/** A text of JSON as a tree: it folds without scripts, and what has no room is a link away. */
export function JsonTree({ view: { root, part, plain } }: { view: JsonView }) {
  if (root === undefined)
    return <pre className="mono p-[18px] whitespace-pre-wrap wrap-anywhere">{plain}</pre>
  return (
    <div className="grid gap-3 p-[18px]">
      {part !== undefined && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          <span className="mono wrap-anywhere">{part.text}</span>
          <Link className="link" to={part.path} keepsPlace>
            {part.back}
          </Link>
        </p>
      )}
      <div className="mono min-w-0 text-[13px] leading-[24px] wrap-anywhere">
        {root.children.length === 0 ? <Value node={root} /> : <Children node={root} />}
      </div>
    </div>
  )
}

function Children({ node: { children, more } }: { node: JsonNode }) {
  return (
    <ul className="grid border-l border-hairline-strong pl-3">
      {children.map((child, at) => (
        // A value stays as it is; names may stand twice.
        <li key={at} className="min-w-0">
          {child.children.length === 0 ? (
            <>
              <Name of={child.name} /> <Value node={child} />
            </>
          ) : (
            <details open>
              <summary className="min-h-[24px] w-fit min-w-[24px] cursor-pointer leading-[24px]">
                <Name of={child.name} /> <span className="text-faint">{child.text}</span>
              </summary>
              <Children node={child} />
            </details>
          )}
        </li>
      ))}
      {more !== undefined && (
        <li>
          <More {...more} />
        </li>
      )}
    </ul>
  )
}

function Name({ of }: { of: string }) {
  return (
    <span className="text-muted">
      <bdi>{of}</bdi>:
    </span>
  )
}

function Value({ node: { kind, text, note, to, more } }: { node: JsonNode }) {
  const { href } = useLanguage()
  if (to !== undefined)
    return (
      <Link className="hover:text-accent" to={href(to)}>
        “{text}”
      </Link>
    )
  if (kind === 'object' || kind === 'array') {
    return (
      <>
        <span className="text-faint">{text}</span> {more !== undefined && <More {...more} />}
      </>
    )
  }
  return (
    <>
      <bdi className={kind === 'text' ? '' : 'text-accent'}>{kind === 'text' ? `“${text}”` : text}</bdi>
      {note !== '' && <span className="text-faint">… ({note})</span>}
    </>
  )
}

function More({ text, path }: NonNullable<JsonNode['more']>) {
  if (path === undefined) return <span className="text-faint">… {text}</span>
  return (
    <Link className="link" to={path} keepsPlace>
      {text}
    </Link>
  )
}
