/** The value of a cookie in a `Cookie` header. */
export function findCookie(header: string | null, name: string): string | undefined {
  const found = header?.split(/; */).find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

const year = 365 * 24 * 60 * 60

/**
 * A choice of the visitor's, as a cookie that every page is asked with for a year.
 *
 * @example formatCookie('language', 'kr') // 'language=kr; path=/; max-age=31536000; samesite=lax'
 */
export function formatCookie(name: string, value: string): string {
  return `${name}=${value}; path=/; max-age=${year}; samesite=lax`
}
