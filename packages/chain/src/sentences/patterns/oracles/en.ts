export const oracles = {
  oracle: {
    one: '{relayer} {failed, select, yes {tried to set} other {set}} the price of {asset} to {price}',
    two: '{relayer} {failed, select, yes {tried to set} other {set}} the prices of {asset} to {price} and {otherAsset} to {otherPrice}',
    many: '{relayer} {failed, select, yes {tried to set} other {set}} {count, plural, one {# price} other {# prices}}',
    request:
      '{sender} {failed, select, yes {tried to request} other {requested}} prices from Band (request {number})',
  },
  ocr: {
    create: '{sender} {failed, select, yes {tried to create} other {created}} the price feed {feed}',
    update: '{sender} {failed, select, yes {tried to change} other {changed}} the price feed {feed}',
    transmit:
      '{transmitter} {failed, select, yes {tried to report} other {reported}} a price to the feed {feed}',
    fund: '{sender} {failed, select, yes {tried to put} other {put}} {amount} into the rewards of the price feed {feed}',
    withdraw:
      '{sender} {failed, select, yes {tried to take} other {took}} {amount} out of the rewards of the price feed {feed}',
    setPayees:
      '{sender} {failed, select, yes {tried to name} other {named}} {count, plural, one {# account} other {# accounts}} to be paid for the price feed {feed}',
    offerPayeeship:
      '{sender} {failed, select, yes {tried to offer} other {offered}} {proposed} their pay from the price feed {feed}',
    acceptPayeeship:
      '{payee} {failed, select, yes {tried to accept} other {accepted}} the pay of {transmitter} from the price feed {feed}',
  },
}
