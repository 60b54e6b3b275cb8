import type { Translated } from '../../../translated.ts'
import type { exchange as english } from './en.ts'

export const exchange: Translated<typeof english> = {
  exchange: {
    order:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} lệnh {side, select, buy {mua} other {bán}} trên {market}',
    limitOrder:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} lệnh {side, select, buy {mua} other {bán}} {quantity} với giá {price} trên {market}',
    marketOrder:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} lệnh thị trường {side, select, buy {mua} other {bán}} {quantity} trên {market}, giá {side, select, buy {tối đa} other {tối thiểu}} {price}',
    conditionalOrder:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} lệnh điều kiện {side, select, buy {mua} other {bán}} {quantity} trên {market} khi giá chạm {trigger}',
    leveragedOrder:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} lệnh mở vị thế {side, select, long {mua (long)} other {bán (short)}} {quantity} với giá {price} trên {market}, đòn bẩy {leverage}',
    leveragedMarketOrder:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} lệnh thị trường mở vị thế {side, select, long {mua (long)} other {bán (short)}} {quantity} trên {market}, giá {side, select, long {tối đa} other {tối thiểu}} {price}, ký quỹ {margin}',
    reducingOrder:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} lệnh giảm vị thế {side, select, long {mua (long)} other {bán (short)}} đi {quantity} với giá {price} trên {market}',
    reducingMarketOrder:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} lệnh thị trường giảm vị thế {side, select, long {mua (long)} other {bán (short)}} đi {quantity} trên {market}, giá {side, select, long {tối thiểu} other {tối đa}} {price}',
    bet: '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} cược {stake} vào kết quả {outcome, select, yes {“có”} other {“không”}} trên {market}, giá {price}',
    betTaken:
      '{trader} đã cược {stake} vào kết quả {outcome, select, yes {“có”} other {“không”}} trên {market}, giá {price}',
    betTakenPart:
      '{trader} đã cược {taken} trong tổng {stake} vào kết quả {outcome, select, yes {“có”} other {“không”}} trên {market}, giá {price}; phần còn lại {end, select, partially_filled {đang chờ} cancelled {đã bị hủy} expired {đã hết hạn} other {không tìm được lệnh đối ứng}}',
    betUntaken:
      '{trader} đã cố cược {stake} vào kết quả {outcome, select, yes {“có”} other {“không”}} trên {market}, giá {price}, nhưng không tìm được lệnh đối ứng',
    until: '{sentence}, đến khối {block}',
    postOnly:
      '{sender} {failed, select, yes {đã cố cho} other {đã cho}} sàn chỉ nhận lệnh không khớp ngay trong {count, plural, other {# khối}}',
    endPostOnly: '{sender} {failed, select, yes {đã cố cho} other {đã cho}} sàn nhận lại mọi loại lệnh',
    cancelOrder: '{trader} {failed, select, yes {đã cố hủy} other {đã hủy}} một lệnh trên {market}',
    cancelKnownOrder:
      '{trader} {failed, select, yes {đã cố hủy} other {đã hủy}} lệnh {side, select, buy {mua} other {bán}} {quantity} với giá {price} trên {market}',
    place:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} {placed, plural, other {# lệnh}} trên {market}',
    placeAcross:
      '{trader} {failed, select, yes {đã cố đặt} other {đã đặt}} {placed, plural, other {# lệnh}} trên {markets, plural, other {# thị trường}}',
    cancel:
      '{trader} {failed, select, yes {đã cố hủy} other {đã hủy}} {cancelled, plural, other {# lệnh}} trên {market}',
    cancelAcross:
      '{trader} {failed, select, yes {đã cố hủy} other {đã hủy}} {cancelled, plural, other {# lệnh}} trên {markets, plural, other {# thị trường}}',
    replace:
      '{trader} {failed, select, yes {đã cố hủy} other {đã hủy}} {cancelled, plural, other {# lệnh}} trên {market} và đặt mới {placed, plural, other {# lệnh}}',
    replaceAcross:
      '{trader} {failed, select, yes {đã cố hủy} other {đã hủy}} {cancelled, plural, other {# lệnh}} trên {markets, plural, other {# thị trường}} và đặt mới {placed, plural, other {# lệnh}}',
    clear: '{trader} {failed, select, yes {đã cố hủy} other {đã hủy}} mọi lệnh của mình trên {market}',
    clearAcross:
      '{trader} {failed, select, yes {đã cố hủy} other {đã hủy}} mọi lệnh của mình trên {markets, plural, other {# thị trường}}',
    renew:
      '{trader} {failed, select, yes {đã cố thay} other {đã thay}} mọi lệnh của mình trên {market} bằng {placed, plural, other {# lệnh mới}}',
    renewAcross:
      '{trader} {failed, select, yes {đã cố hủy} other {đã hủy}} mọi lệnh của mình trên {markets, plural, other {# thị trường}} và đặt mới {placed, plural, other {# lệnh}}',
    emptyBatch: '{trader} {failed, select, yes {đã cố gửi} other {đã gửi}} một lô không có lệnh nào',
    deposit:
      '{sender} {failed, select, yes {đã cố chuyển} other {đã chuyển}} {amount} vào tài khoản phụ giao dịch {subaccount}',
    withdraw:
      '{sender} {failed, select, yes {đã cố rút} other {đã rút}} {amount} khỏi tài khoản phụ giao dịch {subaccount}',
    subaccountTransfer:
      '{sender} {failed, select, yes {đã cố chuyển} other {đã chuyển}} {amount} từ tài khoản phụ {from} sang tài khoản phụ {to}',
    externalTransfer:
      '{sender} {failed, select, yes {đã cố chuyển} other {đã chuyển}} {amount} sang tài khoản phụ {subaccount} của {recipient}',
    feedAuction:
      '{sender} {failed, select, yes {đã cố thêm} other {đã thêm}} {amount} vào giỏ của phiên đấu giá đốt kế tiếp',
    increaseMargin:
      '{trader} {failed, select, yes {đã cố thêm} other {đã thêm}} ký quỹ cho một vị thế trên {market}',
    increaseMarginBy:
      '{trader} {failed, select, yes {đã cố thêm} other {đã thêm}} {margin} ký quỹ cho một vị thế trên {market}',
    decreaseMargin:
      '{trader} {failed, select, yes {đã cố rút} other {đã rút}} ký quỹ khỏi một vị thế trên {market}',
    decreaseMarginBy:
      '{trader} {failed, select, yes {đã cố rút} other {đã rút}} {margin} ký quỹ khỏi một vị thế trên {market}',
    liquidate:
      '{sender} {failed, select, yes {đã cố thanh lý} other {đã thanh lý}} vị thế của {owner} trên {market}',
    liquidateMany:
      '{sender} {failed, select, yes {đã cố thanh lý} other {đã thanh lý}} {count, plural, other {# vị thế}}',
    offset:
      '{sender} {failed, select, yes {đã cố bù trừ} other {đã bù trừ}} một vị thế trên {market} với các vị thế ngược chiều',
    settle: '{sender} {failed, select, yes {đã cố đưa} other {đã đưa}} {market} vào tất toán khẩn cấp',
    launch:
      '{sender} {failed, select, yes {đã cố mở} other {đã mở}} {kind, select, spot {thị trường giao ngay} perpetual {thị trường hợp đồng vĩnh cửu} futures {thị trường hợp đồng tương lai} other {thị trường quyền chọn nhị phân}} {ticker}',
    updateMarket: '{admin} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} quy tắc của {market}',
    renameMarket:
      '{admin} {failed, select, yes {đã cố đổi} other {đã đổi}} tên {market} thành {ticker}{others, select, yes { và thay đổi quy tắc} other {}}',
    settleMarketAt: '{admin} {failed, select, yes {đã cố chốt} other {đã chốt}} {market} với {outcome} “có”',
    refundMarket:
      '{admin} {failed, select, yes {đã cố hủy} other {đã hủy}} {market}: mọi khoản cược được hoàn trả',
    grantStake:
      '{sender} {failed, select, yes {đã cố cho} other {đã cho}} {grantee} mượn trọng số của {amount} đang stake để giảm phí giao dịch',
    grantStakes:
      '{sender} {failed, select, yes {đã cố cho} other {đã cho}} {count, plural, other {# tài khoản}} mượn trọng số stake để giảm phí giao dịch',
    revokeStake:
      '{sender} {failed, select, yes {đã cố thu hồi} other {đã thu hồi}} trọng số stake đã cho {grantee} mượn',
    activateStake:
      '{sender} {failed, select, yes {đã cố dùng} other {đã bắt đầu dùng}} trọng số stake do {granter} cho mượn',
    optOutOfRewards: '{sender} {failed, select, yes {đã cố từ bỏ} other {đã từ bỏ}} phần thưởng giao dịch',
    executeWithPrivilege:
      '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {contract} kèm quyền giao dịch thay mình',
    reclaimFunds: '{sender} {failed, select, yes {đã cố lấy lại} other {đã lấy lại}} số tiền bị khóa',
    nameMarket:
      '{admin} {failed, select, yes {đã cố đổi} other {đã đổi}} tên một thị trường thành {market}{others, select, yes { và thay đổi quy tắc} other {}}',
    partlyRefused: '{sentence}; {count, plural, other {# lệnh}} bị từ chối',
    partlyCancelled: '{sentence}; {count, plural, other {# lệnh khác}} không hủy được',
    liquidatePosition:
      '{sender} {failed, select, yes {đã cố thanh lý} other {đã thanh lý}} vị thế {side, select, long {mua (long)} other {bán (short)}} {quantity} của {owner} với giá {price} trên {market}',
    traded:
      '{trader} đã {deed, select, buy {mua} sell {bán} long {mở vị thế mua (long)} short {mở vị thế bán (short)} lessLong {giảm vị thế mua (long)} other {giảm vị thế bán (short)}} {filled} với giá {average} trên {market}',
    tradedPart:
      '{trader} đã {deed, select, buy {mua} sell {bán} long {mở vị thế mua (long)} short {mở vị thế bán (short)} lessLong {giảm vị thế mua (long)} other {giảm vị thế bán (short)}} {filled} trong tổng {quantity} với giá {average} trên {market}; phần còn lại chờ ở giá {price}',
    tradedThenEnded:
      '{trader} đã {deed, select, buy {mua} sell {bán} long {mở vị thế mua (long)} short {mở vị thế bán (short)} lessLong {giảm vị thế mua (long)} other {giảm vị thế bán (short)}} {filled} trong tổng {quantity} với giá {average} trên {market}; phần còn lại {end, select, cancelled {đã bị hủy} expired {đã hết hạn} other {không tìm được lệnh đối ứng}}',
    foundNothing:
      '{trader} đã cố {deed, select, buy {mua} sell {bán} long {mở vị thế mua (long)} short {mở vị thế bán (short)} lessLong {giảm vị thế mua (long)} other {giảm vị thế bán (short)}} {quantity} trên {market}, với giá {price} hoặc tốt hơn, nhưng không tìm được lệnh đối ứng',
    someFilled: '{sentence}; {count, plural, other {# lệnh}} đã khớp',
  },
  insurance: {
    create: '{sender} {failed, select, yes {đã cố mở} other {đã mở}} quỹ bảo hiểm của {ticker} với {amount}',
    underwrite:
      '{sender} {failed, select, yes {đã cố góp} other {đã góp}} {amount} vào quỹ bảo hiểm của {market}',
    redeem:
      '{sender} {failed, select, yes {đã cố yêu cầu} other {đã yêu cầu}} quỹ bảo hiểm của {market} mua lại {amount}',
  },
  auction: {
    bid: '{sender} {failed, select, yes {đã cố đặt giá} other {đã đặt giá}} {amount} trong phiên đấu giá {round}',
  },
}
