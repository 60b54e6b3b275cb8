import { useTranslations } from '../../language/use-translations.ts'
import { formatInteger } from '../../language/format-integer.ts'

/** How much gas was used of what was asked for. */
export function GasUse({ used, wanted }: { used: bigint; wanted: bigint }) {
  const t = useTranslations('things')
  const permille = wanted > 0n ? Number((used * 1000n) / wanted) : 0
  return (
    <span className="grid max-w-80 gap-1.5">
      {wanted <= 0n
        ? formatInteger(used)
        : t('gasOf', {
            used: formatInteger(used),
            wanted: formatInteger(wanted),
            share: `${(permille / 10).toFixed(1)}%`,
          })}
      <svg
        viewBox="0 0 1000 5"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-[5px] w-full rounded-full"
      >
        <rect width="1000" height="5" className="fill-[var(--hairline)]" />
        <rect
          width={Math.min(permille, 1000)}
          height="5"
          className={permille > 1000 ? 'fill-bad' : 'fill-accent'}
        />
      </svg>
    </span>
  )
}
