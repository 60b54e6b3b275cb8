/** On test networks: coins for who asks. A form, so that it works without scripts. */
export function FaucetCard({ path, about, ask }: { path: string; about: string; ask: string }) {
  return (
    <form
      method="post"
      action={path}
      className="card no-print flex flex-wrap items-center gap-x-4 gap-y-2 px-[18px] py-3"
    >
      <p className="min-w-0 flex-1 basis-60 text-muted">{about}</p>
      <button className="button button-main">{ask}</button>
    </form>
  )
}
