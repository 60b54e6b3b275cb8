/** What a page calls by the name of its block, and is called otherwise now. */
export function Renamed({ list }: { list: readonly string[] }) {
  return list.map((text) => (
    <span key={text} className="chip max-w-full wrap-anywhere">
      {text}
    </span>
  ))
}
