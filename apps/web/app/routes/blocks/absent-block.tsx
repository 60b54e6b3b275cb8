import { formatInteger } from '../../language/format-integer.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { useHead, useRevalidateOnHead } from '../../live/live.tsx'
import { InsteadOfPage } from '../../ui/instead-of-page.tsx'
import { Link } from '../../ui/link.tsx'

export type Absent = { height: bigint; why: 'notYet' | 'ended' | 'before'; head: bigint; base: bigint }

/** A height that the index doesn't have: one that is still to come fills itself in. */
export function AbsentBlock({ height, why, head, base }: Absent) {
  const t = useTranslations('blocks')
  const { href } = useLanguage()
  const newest = useHead()
  useRevalidateOnHead(why === 'notYet' && newest !== undefined && newest.height >= height)
  const shown = formatInteger(height)
  const texts = {
    notYet: t('notYetText', { head: formatInteger(newest?.height ?? head) }),
    ended: t('notYetEnded', { head: formatInteger(head) }),
    before: t('beforeText', { base: formatInteger(base) }),
  }
  const title = why === 'before' ? t('before', { height: shown }) : t('notYet', { height: shown })
  return (
    <InsteadOfPage title={title}>
      <p className="max-w-[68ch] text-muted" role="status">
        {texts[why]}
      </p>
      <p>
        <Link className="button" to={href(`/block/${newest?.height ?? head}/`)}>
          {t('toNewest')}
        </Link>
      </p>
    </InsteadOfPage>
  )
}
