import { useMemo } from 'react'
import { useLanguage } from '../language/use-language.tsx'

/** Writes whole numbers as the page's language does. */
export function useInteger(): (value: bigint | number) => string {
  const { locale } = useLanguage()
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    return (value) => format.format(value)
  }, [locale])
}
