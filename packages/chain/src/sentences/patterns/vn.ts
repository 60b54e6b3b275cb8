import type { Patterns } from './en.ts'

/** What happened, in Vietnamese; see en.ts. */
export const sentences: Patterns = {
  transaction: {
    empty: 'Một giao dịch không có thông điệp nào',
    more: '{sentence} và {count, plural, other {# thao tác khác}}',
  },
  block: {
    empty: 'trống, do {proposer} đề xuất',
    and: '{first}, {more}',
    proposal:
      'đề xuất {proposal} {result, select, passed {được thông qua} failed {được thông qua nhưng không thực thi được} rejected {bị bác bỏ} dropped {bị hủy vì thiếu khoản đặt cọc} other {chuyển sang bỏ phiếu dài hơn}}',
    proposals:
      '{count, plural, other {# đề xuất}} {result, select, passed {được thông qua} failed {được thông qua nhưng không thực thi được} rejected {bị bác bỏ} dropped {bị hủy vì thiếu khoản đặt cọc} other {chuyển sang bỏ phiếu dài hơn}}',
    punished:
      '{validator} {reason, select, absent {bị giam vì bỏ lỡ khối} twice {bị phạt cắt stake vì ký hai lần} other {bị phạt cắt stake}}',
    punishedMany:
      '{count, plural, other {# trình xác thực}} {reason, select, absent {bị giam vì bỏ lỡ khối} twice {bị phạt cắt stake vì ký hai lần} other {bị phạt cắt stake}}',
    auction: '{winner} thắng phiên đấu giá {round} với {amount}',
    settled: '{market} được tất toán',
    liquidated: 'vị thế bị thanh lý trên {market}',
    fillsOnOne: '{count, plural, other {# lượt khớp}} trên {market}',
    fillsOnTwo: '{count, plural, other {# lượt khớp}} trên {market} và {another}',
    fillsOnMany: '{count, plural, other {# lượt khớp}} trên {markets, plural, other {# thị trường}}',
    requoted: '{count, plural, other {# nhà tạo lập thị trường}} cập nhật báo giá',
    placed: '{count, plural, other {# lệnh mới}}',
    refused: '{count, plural, other {# lệnh bị từ chối}}',
    trade: '{count, plural, other {# giao dịch thị trường}}',
    transfer: '{count, plural, other {# lượt chuyển tiền}}',
    contract: '{count, plural, other {# giao dịch hợp đồng}}',
    oracle: '{count, plural, other {# lần cập nhật giá}}',
    staking: '{count, plural, other {# giao dịch stake và quản trị}}',
    transactions: '{count, plural, other {# giao dịch}}',
    others: '{count, plural, other {# giao dịch khác}}',
    failed: '{count, plural, other {# giao dịch thất bại}}',
  },
  message: {
    unknown: '{signer} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} “{type}”',
    unknownByNobody: '{failed, select, yes {Đã cố thực hiện} other {Đã thực hiện}}: {type}',
  },
  params: {
    update:
      '{authority} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} tham số của mô-đun {module}',
  },
  bank: {
    send: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho {recipient}',
    sendToSelf: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho chính mình',
    multiSend:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho {count, plural, other {# tài khoản}}',
    setSendEnabled:
      '{authority} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} quyền gửi của {count, plural, other {# token}}',
  },
  staking: {
    delegate: '{delegator} {failed, select, yes {đã cố stake} other {đã stake}} {amount} với {validator}',
    undelegate:
      '{delegator} {failed, select, yes {đã cố rút stake} other {đã bắt đầu rút stake}} {amount} khỏi {validator}',
    freeOn: '{sentence}, nhận về lúc {time}',
    cancelUnbonding:
      '{delegator} {failed, select, yes {đã cố hủy} other {đã hủy}} việc rút stake {amount} khỏi {validator}',
    redelegate:
      '{delegator} {failed, select, yes {đã cố chuyển} other {đã chuyển}} {amount} đang stake từ {from} sang {to}',
    transferDelegation:
      '{delegator} {failed, select, yes {đã cố chuyển nhượng} other {đã chuyển nhượng}} cho {recipient} {amount} đang stake với {validator}',
    createValidator:
      '{delegator} {failed, select, yes {đã cố tạo} other {đã tạo}} trình xác thực “{name}” với {amount} của chính mình',
    editValidator:
      '{validator} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} phần giới thiệu của mình',
    setCommission: '{validator} {failed, select, yes {đã cố đặt} other {đã đặt}} mức hoa hồng là {rate}',
    delegateMany:
      '{delegator} {failed, select, yes {đã cố stake} other {đã stake}} {amount} với {count, plural, other {# trình xác thực}}',
  },
  slashing: {
    unjail: '{validator} {failed, select, yes {đã cố thoát} other {đã thoát}} khỏi trạng thái bị giam',
  },
  distribution: {
    claim: '{delegator} {failed, select, yes {đã cố nhận} other {đã nhận}} phần thưởng stake từ {validator}',
    claimAmount:
      '{delegator} {failed, select, yes {đã cố nhận} other {đã nhận}} {amount} phần thưởng stake từ {validator}',
    claimAmountFromMany:
      '{delegator} {failed, select, yes {đã cố nhận} other {đã nhận}} {amount} phần thưởng stake từ {count, plural, other {# trình xác thực}}',
    commission: '{validator} {failed, select, yes {đã cố nhận} other {đã nhận}} hoa hồng',
    commissionAmount: '{validator} {failed, select, yes {đã cố nhận} other {đã nhận}} {amount} hoa hồng',
    setWithdrawAddress:
      '{delegator} {failed, select, yes {đã cố chuyển hướng} other {đã chuyển hướng}} phần thưởng stake từ nay về sau cho {recipient}',
    fundCommunityPool:
      '{depositor} {failed, select, yes {đã cố góp} other {đã góp}} {amount} vào quỹ cộng đồng',
    spendCommunityPool:
      '{authority} {failed, select, yes {đã cố chi} other {đã chi}} {amount} từ quỹ cộng đồng cho {recipient}',
    depositRewards:
      '{depositor} {failed, select, yes {đã cố góp} other {đã góp}} {amount} vào phần thưởng cho người stake với {validator}',
    claimFromMany:
      '{delegator} {failed, select, yes {đã cố nhận} other {đã nhận}} phần thưởng stake từ {count, plural, other {# trình xác thực}}',
  },
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
    renameMarket: '{admin} {failed, select, yes {đã cố đổi} other {đã đổi}} tên {market} thành {ticker}',
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
    nameMarket: '{admin} {failed, select, yes {đã cố đổi} other {đã đổi}} tên một thị trường thành {market}',
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
  gov: {
    voteMany:
      '{voter} {failed, select, yes {đã cố bỏ phiếu} other {đã bỏ phiếu}} cho {count, plural, other {# đề xuất}}',
    propose: '{proposer} {failed, select, yes {đã cố đưa ra} other {đã đưa ra}} đề xuất {proposal}',
    proposeWithDeposit:
      '{proposer} {failed, select, yes {đã cố đưa ra} other {đã đưa ra}} đề xuất {proposal} với khoản đặt cọc {deposit}',
    vote: '{voter} {failed, select, yes {đã cố bỏ phiếu} other {đã bỏ phiếu}} {option, select, yes {tán thành} no {phản đối} veto {phủ quyết} other {trắng}} cho đề xuất {proposal}',
    voteInTwo:
      '{voter} {failed, select, yes {đã cố chia} other {đã chia}} phiếu cho đề xuất {proposal}: {share} {option, select, yes {tán thành} no {phản đối} veto {phủ quyết} other {phiếu trắng}}, {otherShare} {otherOption, select, yes {tán thành} no {phản đối} veto {phủ quyết} other {phiếu trắng}}',
    voteSplit:
      '{voter} {failed, select, yes {đã cố chia} other {đã chia}} phiếu cho đề xuất {proposal} giữa {count, plural, other {# lựa chọn}}',
    deposit:
      '{depositor} {failed, select, yes {đã cố thêm} other {đã thêm}} {amount} vào khoản đặt cọc của đề xuất {proposal}',
    cancel: '{proposer} {failed, select, yes {đã cố rút lại} other {đã rút lại}} đề xuất {proposal}',
    executeLegacy: '{authority} {failed, select, yes {đã cố thực thi} other {đã thực thi}} đề xuất “{title}”',
    proposeTo: '{proposer} {failed, select, yes {đã cố đưa ra} other {đã đưa ra}} đề xuất {proposal}: {aim}',
    proposeToWithDeposit:
      '{proposer} {failed, select, yes {đã cố đưa ra} other {đã đưa ra}} đề xuất {proposal} với khoản đặt cọc {deposit}: {aim}',
    aimPay: 'chi {amount} từ quỹ cộng đồng cho {recipient}',
    aimUpgrade: 'nâng cấp lên {name} tại khối {block}',
    aimParams: 'đổi tham số của mô-đun {module}',
    aimMarket: 'đổi quy tắc của {market}',
    aimLaunch:
      'mở {kind, select, spot {thị trường giao ngay} perpetual {thị trường hợp đồng vĩnh cửu} futures {thị trường hợp đồng tương lai} other {thị trường quyền chọn nhị phân}} mới {ticker}',
    aimOther: '{type}',
    aimMore: '{aim} và {count, plural, other {# việc}} khác',
  },
  crisis: {
    verify:
      '{sender} {failed, select, yes {đã cố yêu cầu} other {đã yêu cầu}} chuỗi tự kiểm tra sổ sách ({invariant})',
  },
  evidence: {
    submit:
      '{submitter} {failed, select, yes {đã cố tố cáo} other {đã tố cáo}} một trình xác thực ký hai lần',
  },
  upgrade: {
    plan: '{authority} {failed, select, yes {đã cố lên kế hoạch} other {đã lên kế hoạch}} nâng cấp lên {name} tại khối {block}',
    cancel: '{authority} {failed, select, yes {đã cố hủy} other {đã hủy}} đợt nâng cấp đã lên kế hoạch',
  },
  authz: {
    execute: '{sentence}, thông qua {grantee}',
    inName: '{grantee} thay mặt {granter}',
    until: '{sentence}, đến {time}',
    grant:
      '{granter} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {grantee} thay mình thực hiện: {permission}',
    grantSpending:
      '{granter} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {grantee} thay mình chi tối đa {limit}',
    grantStaking:
      '{granter} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {grantee} thay mình {deed, select, delegate {stake} undelegate {rút stake} redelegate {chuyển stake} other {quản lý stake}}',
    grantStakingUpTo:
      '{granter} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {grantee} thay mình {deed, select, delegate {stake} undelegate {rút stake} redelegate {chuyển stake} other {quản lý stake}} tối đa {limit}',
    revoke:
      '{granter} {failed, select, yes {đã cố thu hồi} other {đã thu hồi}} quyền của {grantee} thay mình thực hiện: {permission}',
    prune: '{pruner} {failed, select, yes {đã cố dọn} other {đã dọn}} các ủy quyền hết hạn',
  },
  feegrant: {
    grant: '{granter} {failed, select, yes {đã cố nhận} other {đã nhận}} trả phí thay {grantee}',
    grantUpTo:
      '{granter} {failed, select, yes {đã cố nhận} other {đã nhận}} trả phí thay {grantee}, tối đa {limit}',
    only: '{sentence}, chỉ cho “{type}”',
    onlySome: '{sentence}, chỉ cho {count, plural, other {# loại thông điệp}}',
    revoke: '{granter} {failed, select, yes {đã cố ngừng} other {đã ngừng}} trả phí thay {grantee}',
    prune: '{pruner} {failed, select, yes {đã cố dọn} other {đã dọn}} các hạn mức phí hết hạn',
  },
  vesting: {
    lock: '{sender} {failed, select, yes {đã cố trao} other {đã trao}} cho {recipient} {amount}, {release, select, end {khóa đến} other {mở khóa dần đến}} {time}',
    lockInSteps:
      '{sender} {failed, select, yes {đã cố trao} other {đã trao}} cho {recipient} {amount}, mở khóa dần từng phần',
    lockForGood:
      '{sender} {failed, select, yes {đã cố trao} other {đã trao}} cho {recipient} {amount}, khóa vĩnh viễn',
  },
  ibc: {
    transfer:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho {receiver} qua {channel}',
    receive:
      '{relayer} {failed, select, yes {đã cố chuyển} other {đã chuyển}} {amount} từ {sender} đến {receiver} qua {channel}',
    receiveOther:
      '{relayer} {failed, select, yes {đã cố chuyển} other {đã chuyển}} một gói tin qua {channel}',
    notAccepted: '{sentence}, nhưng bị từ chối',
    acknowledge:
      '{relayer} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} {amount} từ {sender} đã đến {receiver} qua {channel}',
    acknowledgeOther:
      '{relayer} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} một gói tin đã đến qua {channel}',
    refuse:
      '{relayer} {failed, select, yes {đã cố báo} other {đã báo}} {amount} gửi cho {receiver} qua {channel} bị từ chối và {failed, select, yes {sẽ} other {đã}} được hoàn lại cho {sender}',
    refuseOther:
      '{relayer} {failed, select, yes {đã cố báo} other {đã báo}} một gói tin qua {channel} bị từ chối',
    timeout:
      '{relayer} {failed, select, yes {đã cố báo} other {đã báo}} {amount} gửi cho {receiver} qua {channel} đã quá hạn và {failed, select, yes {sẽ} other {đã}} được hoàn lại cho {sender}',
    timeoutOther:
      '{relayer} {failed, select, yes {đã cố báo} other {đã báo}} một gói tin qua {channel} đã quá hạn',
    createClient:
      '{signer} {failed, select, yes {đã cố tạo} other {đã tạo}} máy khách nhẹ của chuỗi {network}',
    updateClient:
      '{signer} {failed, select, yes {đã cố cập nhật} other {đã cập nhật}} máy khách nhẹ {client}',
    reportMisbehaviour:
      '{signer} {failed, select, yes {đã cố tố cáo} other {đã tố cáo}} chuỗi của {client} tự mâu thuẫn',
    openConnection:
      '{signer} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} {step, select, init {bước đầu} try {bước hai} ack {bước ba} other {bước cuối}} để mở kết nối {connection}',
    openChannel:
      '{signer} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} {step, select, init {bước đầu} try {bước hai} ack {bước ba} other {bước cuối}} để mở {channel}',
    openNewChannel:
      '{signer} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} {step, select, init {bước đầu} try {bước hai} ack {bước ba} other {bước cuối}} để mở kênh cho {port}',
    closeChannel: '{signer} {failed, select, yes {đã cố đóng} other {đã đóng}} {channel}',
    prune: '{signer} {failed, select, yes {đã cố dọn} other {đã dọn}} các biên nhận cũ của {channel}',
    registerPayee:
      '{relayer} {failed, select, yes {đã cố chuyển hướng} other {đã chuyển hướng}} thu nhập trên {channel} cho {payee}',
    payFee:
      '{signer} {failed, select, yes {đã cố treo thưởng} other {đã treo thưởng}} {amount} cho bên chuyển tiếp gói tin qua {channel}',
    arrived: '{sentence} và đã đến nơi',
    returned: '{sentence}, bị bên kia từ chối và đã quay về',
    expired: '{sentence}, nhưng quá hạn nên đã quay về',
  },
  wasm: {
    store: '{sender} {failed, select, yes {đã cố lưu} other {đã lưu}} mã của một hợp đồng',
    storeAs: '{sender} {failed, select, yes {đã cố lưu} other {đã lưu}} mã hợp đồng {code}',
    instantiate:
      '{sender} {failed, select, yes {đã cố khởi tạo} other {đã khởi tạo}} hợp đồng {contract} từ mã {code}',
    call: '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {contract}',
    execute: '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của {contract}',
    executeWithFunds:
      '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của {contract} kèm {funds}',
    migrate: '{sender} {failed, select, yes {đã cố chuyển} other {đã chuyển}} {contract} sang mã {code}',
    updateAdmin:
      '{sender} {failed, select, yes {đã cố đặt} other {đã đặt}} {admin} làm quản trị viên của {contract}',
    clearAdmin:
      '{sender} {failed, select, yes {đã cố bỏ} other {đã bỏ}} vĩnh viễn quản trị viên của {contract}',
    relabel: '{sender} {failed, select, yes {đã cố đổi} other {đã đổi}} tên {contract} thành “{label}”',
    restrict:
      '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} ai được khởi tạo hợp đồng từ mã {code}',
    pin: '{authority} {failed, select, yes {đã cố ghim} other {đã ghim}} {count, plural, other {# mã}} trong bộ nhớ',
    unpin:
      '{authority} {failed, select, yes {đã cố bỏ ghim} other {đã bỏ ghim}} {count, plural, other {# mã}}',
  },
  cw20: {
    transfer:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} {token} (CW20) cho {recipient}',
    transferFrom:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} {token} (CW20) của {owner} cho {recipient}',
    mint: '{sender} {failed, select, yes {đã cố đúc} other {đã đúc}} {amount} {token} (CW20) cho {recipient}',
    burn: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} {amount} {token} (CW20)',
    burnFrom: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} {amount} {token} (CW20) của {owner}',
    allow:
      '{sender} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {spender} chi thêm {amount} {token} (CW20) thay mình',
    disallow:
      '{sender} {failed, select, yes {đã cố giảm} other {đã giảm}} hạn mức chi thay của {spender} đi {amount} {token} (CW20)',
    sendNft:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} NFT {id} của {contract} cho {recipient}',
    mintNft:
      '{sender} {failed, select, yes {đã cố đúc} other {đã đúc}} NFT {id} của {contract} cho {recipient}',
  },
  wasmx: {
    register:
      '{sender} {failed, select, yes {đã cố đăng ký} other {đã đăng ký}} để {contract} chạy trong mọi khối',
    update:
      '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} cách {contract} chạy trong mọi khối',
    activate: '{sender} {failed, select, yes {đã cố bật} other {đã bật}} việc chạy {contract} trong mọi khối',
    deactivate:
      '{sender} {failed, select, yes {đã cố tắt} other {đã tắt}} việc chạy {contract} trong mọi khối',
  },
  peggy: {
    send: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} đến {recipient} trên Ethereum',
    cancel: '{sender} {failed, select, yes {đã cố hủy} other {đã hủy}} lệnh chuyển {number} sang Ethereum',
    requestBatch:
      '{orchestrator} {failed, select, yes {đã cố gom} other {đã gom}} các lệnh chuyển {denom} đang chờ sang Ethereum',
    confirmBatch:
      '{orchestrator} {failed, select, yes {đã cố ký} other {đã ký}} lô {number} các lệnh chuyển sang Ethereum',
    confirmValidators:
      '{orchestrator} {failed, select, yes {đã cố ký} other {đã ký}} tập hợp trình xác thực {number} cho cầu nối Ethereum',
    claimDeposit:
      '{orchestrator} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} {sender} đã gửi {amount} từ Ethereum cho {receiver}',
    claimWithdrawal:
      '{orchestrator} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} lô {number} đã đến Ethereum',
    claimToken:
      '{orchestrator} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} {denom} trên Ethereum là {contract}',
    claimValidators:
      '{orchestrator} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} Ethereum đã biết tập hợp trình xác thực {number}',
    setOrchestrator:
      '{sender} {failed, select, yes {đã cố chỉ định} other {đã chỉ định}} {orchestrator} trông coi cầu nối, ký bằng {address} trên Ethereum',
    watch:
      '{sender} {failed, select, yes {đã cố} other {đã bắt đầu}} trông coi cầu nối, ký bằng {address} trên Ethereum',
    block:
      '{signer} {failed, select, yes {đã cố chặn} other {đã chặn}} {count, plural, other {# địa chỉ Ethereum}} khỏi cầu nối',
    unblock:
      '{signer} {failed, select, yes {đã cố bỏ chặn} other {đã bỏ chặn}} {count, plural, other {# địa chỉ Ethereum}} trên cầu nối',
  },
  tokenfactory: {
    create: '{sender} {failed, select, yes {đã cố tạo} other {đã tạo}} token {denom}',
    mint: '{sender} {failed, select, yes {đã cố đúc} other {đã đúc}} {amount}',
    mintFor: '{sender} {failed, select, yes {đã cố đúc} other {đã đúc}} {amount} cho {receiver}',
    burn: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} {amount}',
    burnFrom: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} {amount} của {owner}',
    changeAdmin:
      '{sender} {failed, select, yes {đã cố đặt} other {đã đặt}} {admin} làm quản trị viên của {denom}',
    dropAdmin: '{sender} {failed, select, yes {đã cố bỏ} other {đã bỏ}} vĩnh viễn quản trị viên của {denom}',
    describe:
      '{sender} {failed, select, yes {đã cố mô tả} other {đã mô tả}} {denom}: tên, ký hiệu và số chữ số thập phân',
  },
  permissions: {
    create: '{sender} {failed, select, yes {đã cố lập} other {đã lập}} quy tắc ai được làm gì với {denom}',
    update: '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} quy tắc của {denom}',
    giveRole:
      '{sender} {failed, select, yes {đã cố trao} other {đã trao}} cho {actor} vai trò {role} với {denom}',
    takeRole:
      '{sender} {failed, select, yes {đã cố thu} other {đã thu}} vai trò {role} với {denom} của {actor}',
    updateRoles:
      '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} {count, plural, other {# vai trò}} với {denom}',
    claimVoucher:
      '{sender} {failed, select, yes {đã cố nhận} other {đã nhận}} số {denom} được giữ lại cho mình',
  },
  erc20: {
    pair: '{sender} {failed, select, yes {đã cố ghép} other {đã ghép}} {denom} với {contract}',
    unpair: '{sender} {failed, select, yes {đã cố gỡ} other {đã gỡ}} cặp ERC-20 của {denom}',
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
  oracle: {
    one: '{relayer} {failed, select, yes {đã cố cập nhật} other {đã cập nhật}} giá {asset} thành {price}',
    two: '{relayer} {failed, select, yes {đã cố cập nhật} other {đã cập nhật}} giá {asset} thành {price} và {otherAsset} thành {otherPrice}',
    many: '{relayer} {failed, select, yes {đã cố cập nhật} other {đã cập nhật}} {count, plural, other {# mức giá}}',
    request:
      '{sender} {failed, select, yes {đã cố yêu cầu} other {đã yêu cầu}} giá từ Band (yêu cầu {number})',
  },
  ocr: {
    create: '{sender} {failed, select, yes {đã cố tạo} other {đã tạo}} nguồn giá {feed}',
    update: '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} nguồn giá {feed}',
    transmit: '{transmitter} {failed, select, yes {đã cố báo} other {đã báo}} giá cho nguồn {feed}',
    fund: '{sender} {failed, select, yes {đã cố góp} other {đã góp}} {amount} vào quỹ thưởng của nguồn giá {feed}',
    withdraw:
      '{sender} {failed, select, yes {đã cố rút} other {đã rút}} {amount} khỏi quỹ thưởng của nguồn giá {feed}',
    setPayees:
      '{sender} {failed, select, yes {đã cố chỉ định} other {đã chỉ định}} {count, plural, other {# tài khoản}} nhận thưởng của nguồn giá {feed}',
    offerPayeeship:
      '{sender} {failed, select, yes {đã cố đề nghị} other {đã đề nghị}} để {proposed} nhận thù lao từ nguồn giá {feed}',
    acceptPayeeship:
      '{payee} {failed, select, yes {đã cố chấp nhận} other {đã chấp nhận}} thù lao của {transmitter} từ nguồn giá {feed}',
  },
  evm: {
    transact: '{sender} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} một giao dịch Ethereum',
    create: '{sender} {failed, select, yes {đã cố tạo} other {đã tạo}} một hợp đồng EVM',
    send: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho {recipient} qua EVM',
    call: '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của hợp đồng EVM {contract}',
    callWithValue:
      '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của hợp đồng EVM {contract} kèm {amount}',
  },
}
