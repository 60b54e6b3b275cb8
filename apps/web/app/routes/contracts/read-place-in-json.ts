/** Which part of a text of JSON a page shows, by its address: `?at=/a/0&from=100`; the whole where it says none. */
export function readPlaceInJson(query: URLSearchParams): { at: string; from: number } {
  const [at, from] = [query.get('at') ?? '', query.get('from') ?? '']
  return {
    at: at.startsWith('/') && at.length <= 4000 ? at : '',
    from: /^\d{1,9}$/.test(from) ? Number(from) : 0,
  }
}
