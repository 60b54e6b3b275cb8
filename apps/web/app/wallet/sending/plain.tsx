import type { Written } from '../../language/written.ts'

/**
 * A sentence whose names lead nowhere, since one doesn't leave a page from what lies over it; and whose addresses are
 * whole: who signs looks at all of them.
 */
export function Plain({ of: written }: { of: Written }) {
  return written.map((piece, at) => {
    if (typeof piece === 'string') return piece
    const { text, title, look } = piece
    // The order of a sentence's pieces never changes.
    return look === 'identifier' ? (
      <bdi key={at} className="mono text-[13px] wrap-anywhere">
        {title ?? text}
      </bdi>
    ) : (
      <bdi key={at} title={title} className="font-semibold">
        {text}
      </bdi>
    )
  })
}
