export const general = {
  transaction: {
    empty: 'A transaction without messages',
    more: '{sentence}, and {count, plural, one {# more} other {# more}}',
  },
  message: {
    unknown: '{signer} {failed, select, yes {tried to do} other {did}} “{type}”',
    unknownByNobody: '{failed, select, yes {Tried} other {Done}}: {type}',
  },
}
