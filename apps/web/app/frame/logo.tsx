export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <defs>
        <linearGradient id="brand" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#5b9dff" />
          <stop offset="1" stopColor="#2dd4bf" />
        </linearGradient>
      </defs>
      <path
        d="M2 13C5.5 6.8 9 4.6 13 4.6S20.5 6.8 24 13c-3.5 6.2-7 8.4-11 8.4S5.5 19.2 2 13Z"
        fill="none"
        stroke="url(#brand)"
        strokeWidth="2.2"
      />
      <circle cx="13" cy="13" r="4.2" fill="url(#brand)" />
    </svg>
  )
}
