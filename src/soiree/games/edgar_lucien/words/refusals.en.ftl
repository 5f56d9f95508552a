### Edgar & Lucien: why a move is refused, English

exit = { $district }
idle-cards =
    { $count ->
        [0] You have no card to play.
       *[other] None of your cards can be played now.
    }

## Districts, money, certificates: the same for several clauses

refusal-money = { $district } costs { $need } Cogs; you have { $have }.
refusal-buy-own = { $district } is already yours. Only a neutral district can be bought from the city.
refusal-buy-owned = { $district } belongs to { $player }. Only a neutral district can be bought from the city.
refusal-buyout-neutral = { $district } is neutral, so it has no owner. It can be bought from the city.
refusal-buyout-own = { $district } is already yours.
refusal-buyout-protected = { $district } belongs to { $player }, who holds the Heritage Protection, so it cannot be bought.
refusal-certificate-own = You already hold the certificate { $condition }. Choose another one.
refusal-certificate-held = { $player } holds the certificate { $condition }. Choose one that nobody holds.
refusal-unmet-dandy = { $condition } needs { $need } Cogs; you have { $have }.
refusal-unmet-collector = { $condition } needs { $need } districts; you own { $have }.
refusal-unmet-bureaucrat = { $condition } needs { $need } Administrations; you own { $have }.
refusal-unmet-zealot = { $condition } needs the Governor token, which you do not have, and { $need } popularity; you have { $have }.
refusal-unmet-zealot-governor = { $condition } needs the Governor token, which you do not have. Your popularity ({ $have }) is enough.
refusal-unmet-zealot-popularity = { $condition } needs { $need } popularity; you have { $have }.

## Clause by clause

refusal-EL-102 = There is no district { $district } on this side of the board.
refusal-EL-106-owned = { $district } belongs to { $player }. Start in a neutral district.
refusal-EL-211 = The wheel of this map has no { $way }. Choose another position.
refusal-EL-303 = The { $way } does not take { $pawn } to { $district }. Possible: { $exits }.
refusal-EL-304 = { $pawn } cannot come out in { $district }: it is not another station of the { $way }. Possible: { $exits }.
refusal-EL-402 = { $pawn } has already acted this turn: one action per turn.
refusal-EL-404-edgar = { $action } is possible only in this Administration: { $place }. Your Edgar is in { $district }.
refusal-EL-404-lucien = { $action } is possible only in this Administration: { $place }. Your Lucien is in { $district }.
refusal-EL-405-1 = { $pawn } can do nothing now. { $first }
refusal-EL-405-2 = { $pawn } can do nothing now. { $first } { $second }
refusal-EL-405-3 = { $pawn } can do nothing now. { $first } { $second } { $third }
refusal-EL-411-rob = There is nobody to rob in { $district }: no other player’s Lucien is there.
refusal-EL-411-victim = { $player }’s Lucien is not in { $district }, where your Edgar is. Choose somebody who is there.
refusal-EL-411-nobody = Choose another player at this table.
refusal-EL-412 = A Lucien with his own Edgar beside him cannot be robbed. Guarded in { $district }: { $players }.
refusal-EL-501 = You have already taken this action in this period: { $action }. It is possible again in the next period.
refusal-EL-502 = { $action } costs { $need } popularity; you have { $have }.
refusal-EL-512 = There is no card to draw: the deck and the discard pile are empty.
refusal-EL-521-nobody = Intimidation would do nothing: no other player owns a district.
refusal-EL-521-one = Only one other player owns a district: { $players }. Choose only that player.
refusal-EL-521-two = Choose { $need } of the other players who own a district: { $players }.
refusal-EL-522-neutral = { $district } is neutral. Give up one of your own districts.
refusal-EL-522-owned = { $district } belongs to { $player }. Give up one of your own districts.
refusal-EL-523-district = { $district } does not belong to { $player }. Choose one of their districts.
refusal-EL-541-own = { $district } is already yours. Choose a neutral district.
refusal-EL-541-owned = { $district } belongs to { $player }. As long as a neutral district is left, choose a neutral one.
refusal-EL-542-own = { $district } is already yours. Choose another player’s district.
refusal-EL-542-protected = { $district } is under Heritage Protection. Choose a district of a player without it.
refusal-EL-543 = There is nothing to requisition: no district is neutral, and those of the other players are protected.
refusal-EL-551 = Your popularity is already at its maximum, { $most }.
refusal-EL-561 = You already hold the Heritage Protection.
refusal-EL-572 = You have already gained a certificate in this period. The next one is possible in the next period.
refusal-EL-573 = There is no certificate to take: you fulfil no condition, apart from those whose certificate you already hold.
refusal-EL-581-acted = Political Support needs both of your partners, and { $pawn } has already acted this turn.
refusal-EL-581-away = { $action } cannot be doubled: your Edgar is not in this Administration ({ $place }), and you have no Remote Action.
refusal-EL-581-none = There is nothing to double: { $district }, where your Edgar is, is not an Administration, and you have no Remote Action.
refusal-EL-581-here = There is nothing to double. { $reason } And you have no Remote Action for another Administration.
refusal-EL-581-remote = There is nothing to double. { $first } { $second } { $third } { $fourth }
refusal-EL-602 = You do not have this card: { $card }.
refusal-EL-611-there = Lucien is already in { $district }. Choose another district.
refusal-EL-611-absent = There is no district { $district } on this side of the board.
refusal-EL-613-cogs = You need { $need } Cogs; you have { $have }. Lose popularity instead.
refusal-EL-613-pop = To lose popularity you need { $need } points; you have { $have }. Pay with Cogs instead.
refusal-EL-614 = You fulfil no condition whose certificate is still free.
refusal-EL-615 = Edgar must be in one of your Steel districts; he is in { $district }.
refusal-EL-616 = Edgar must be in one of your Ivory districts; he is in { $district }.
refusal-EL-617-card = No other player with a pawn in { $district }, where Edgar is, has a card.
refusal-EL-617-away = { $player } has no pawn in { $district }, where Edgar is. Choose somebody who is there.
refusal-EL-617-empty = { $player } has no card. Choose somebody who has one.
refusal-EL-618 = None of Edgar’s Administration actions is possible now. { $first } { $second } { $third } { $fourth }
refusal-EL-619-governor = For a Coup d’État another player must be Governor.
refusal-EL-619-away = Edgar must be in City Hall; he is in { $district }.
refusal-EL-620 = You can exchange nothing: you have { $have } Cogs and { $popularity } popularity.
refusal-EL-620-pay-money = { $cogs } Cogs for { $points } popularity is too much: you have { $have } Cogs, and popularity ({ $popularity } now) cannot exceed { $most }.
refusal-EL-620-pay-popularity = You need { $points } popularity for { $cogs } Cogs; you have { $popularity }.
refusal-EL-622 = You already hold the Heritage Protection.
refusal-EL-623 = Swindle needs { $need } other cards to discard; you have { $have }.
refusal-EL-623-certificates = Swindle needs a free certificate, and all are taken.
refusal-EL-712-low = { $cogs } Cogs is not enough: the current bid is { $high } Cogs. Bid more, or fold.
refusal-EL-712-money = You cannot bid { $cogs } Cogs; you have { $have }. Bid less, or fold.
refusal-EL-714 = Nobody else is bidding any more: bid { $cogs } Cogs, or fold.
