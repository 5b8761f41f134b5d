/** The order of play and the random mover as compiled code: made from the chart and the move definitions by `npm run -s codegen`. */
import { noop } from '../../../../engine/events.ts'
import { checkOf, numbersTo, type CompiledChart } from '../../../../engine/compiled-chart.ts'
import type { EmitOf } from '../../../../engine/types.ts'
import { MOVE_DEFINITIONS } from '../move-definitions.ts'
import { guards, steps } from '../sequence.ts'
import type { PuertoRico } from '../types.ts'

type State = PuertoRico['Position']
type Move = PuertoRico['Move']
type Emit = EmitOf<PuertoRico>
type Random = () => number

const { chooseRole, drawTile, takeTile, manTile, recruit, takeShare, place, build, manBuilding, produce, takeGood, sell, load, loadWharf, takePoints, store, pass } = MOVE_DEFINITIONS

// Where the game goes on by itself.

function toRole(state: State, emit: Emit): void {
  if (guards.settlerChosen(state)) {
    steps.startSettlerTurn(state)
    state.at = 'settler.turn'
  } else if (guards.mayorChosen(state)) {
    state.at = 'mayor.recruiting'
  } else if (guards.builderChosen(state)) {
    steps.startBuilderTurn(state)
    state.at = 'builder.turn'
  } else if (guards.craftsmanChosen(state)) {
    toCraftsmanCalled(state, emit)
  } else if (guards.traderChosen(state)) {
    state.at = 'trader.turn'
  } else if (guards.captainChosen(state)) {
    steps.startLoading(state)
    toCaptainCalled(state, emit)
  } else if (guards.prospectorChosen(state)) {
    steps.prospect(state, emit)
    toNext(state, emit)
  } else {
    Object.assign(state, { at: 'role' })
  }
}

function toSettlerTaken(state: State, emit: Emit): void {
  if (guards.hospiceOffers(state)) {
    state.at = 'settler.manning'
  } else {
    toSettlerActed(state, emit)
  }
}

function toSettlerActed(state: State, emit: Emit): void {
  if (guards.lastSeat(state)) {
    steps.startSettlerTurn(state)
    toSettlerLodges(state, emit)
  } else {
    steps.nextSeat(state)
    steps.startSettlerTurn(state)
    state.at = 'settler.turn'
  }
}

function toSettlerLodges(state: State, emit: Emit): void {
  if (guards.pointsDue(state)) {
    state.at = 'settler.offered'
  } else {
    steps.renewPlantations(state, emit)
    toNext(state, emit)
  }
}

function toMayorArriving(state: State, emit: Emit): void {
  if (guards.shareWaits(state)) {
    state.at = 'mayor.sharing'
  } else {
    steps.dealColonists(state, emit)
    state.at = 'mayor.placing'
  }
}

function toMayorShared(state: State, emit: Emit): void {
  if (guards.shareWaits(state)) {
    steps.nextSeat(state)
    state.at = 'mayor.sharing'
  } else {
    steps.startWithChooser(state)
    steps.dealColonists(state, emit)
    state.at = 'mayor.placing'
  }
}

function toMayorActed(state: State, emit: Emit): void {
  if (guards.lastSeat(state)) {
    steps.refillMarket(state, emit)
    toNext(state, emit)
  } else {
    steps.nextSeat(state)
    state.at = 'mayor.placing'
  }
}

function toBuilderBuilt(state: State, emit: Emit): void {
  if (guards.universityOffers(state)) {
    state.at = 'builder.manning'
  } else {
    toBuilderActed(state, emit)
  }
}

function toBuilderActed(state: State, emit: Emit): void {
  if (guards.pointsDue(state)) {
    state.at = 'builder.offered'
  } else if (guards.lastSeat(state)) {
    steps.startBuilderTurn(state)
    toNext(state, emit)
  } else {
    steps.nextSeat(state)
    steps.startBuilderTurn(state)
    state.at = 'builder.turn'
  }
}

function toCraftsmanCalled(state: State, emit: Emit): void {
  if (guards.productionOptional(state)) {
    toCraftsmanTurn(state, emit)
  } else {
    steps.produceAll(state, emit)
    toCraftsmanProduced(state, emit)
  }
}

function toCraftsmanTurn(state: State, emit: Emit): void {
  if (guards.canProduce(state)) {
    state.at = 'craftsman.producing'
  } else {
    steps.produceOwn(state, emit)
    toCraftsmanActed(state, emit)
  }
}

function toCraftsmanActed(state: State, emit: Emit): void {
  if (guards.lastSeat(state)) {
    toCraftsmanProduced(state, emit)
  } else {
    steps.nextSeat(state)
    toCraftsmanTurn(state, emit)
  }
}

function toCraftsmanProduced(state: State, _emit: Emit): void {
  if (guards.pointsDue(state)) {
    state.at = 'craftsman.offered'
  } else {
    steps.startWithChooser(state)
    state.at = 'craftsman.bonus'
  }
}

function toTraderActed(state: State, emit: Emit): void {
  if (guards.lastSeat(state)) {
    steps.emptyHouse(state, emit)
    toNext(state, emit)
  } else {
    steps.nextSeat(state)
    state.at = 'trader.turn'
  }
}

function toCaptainCalled(state: State, emit: Emit): void {
  if (guards.loadingOver(state)) {
    steps.startLoading(state)
    steps.startWithChooser(state)
    toCaptainSorting(state, emit)
  } else {
    toCaptainOpening(state, emit)
  }
}

function toCaptainOpening(state: State, _emit: Emit): void {
  if (guards.pointsDue(state)) {
    state.at = 'captain.offered'
  } else {
    state.at = 'captain.loading'
  }
}

function toCaptainActed(state: State, emit: Emit): void {
  if (guards.pointsDue(state)) {
    state.at = 'captain.offered'
  } else if (guards.loadingOver(state)) {
    steps.startLoading(state)
    steps.startWithChooser(state)
    toCaptainSorting(state, emit)
  } else {
    steps.nextSeat(state)
    toCaptainOpening(state, emit)
  }
}

function toCaptainSorting(state: State, emit: Emit): void {
  if (guards.mustChooseStorage(state)) {
    state.at = 'captain.storing'
  } else {
    steps.keepAll(state, emit)
    toCaptainStored(state, emit)
  }
}

function toCaptainStored(state: State, emit: Emit): void {
  if (guards.lastSeat(state)) {
    steps.emptyShips(state, emit)
    toNext(state, emit)
  } else {
    steps.nextSeat(state)
    toCaptainSorting(state, emit)
  }
}

function toNext(state: State, emit: Emit): void {
  if (guards.roundOver(state)) {
    steps.coinUnchosenRoles(state, emit)
    toRoundEnd(state, emit)
  } else {
    steps.nextChooser(state)
    state.at = 'roles'
  }
}

function toRoundEnd(state: State, emit: Emit): void {
  if (guards.gameEnds(state)) {
    steps.endGame(state, emit)
    state.at = 'over'
  } else {
    steps.startRound(state, emit)
    state.at = 'roles'
  }
}

// Where a move leads from a decision.

function fromRoles(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'chooseRole':
      chooseRole.apply(state, move, emit)
      steps.startWithChooser(state)
      toRole(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      steps.startWithChooser(state)
      toRole(state, emit)
      return true
    default:
      return false
  }
}

function fromSettlerTurn(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'drawTile':
      drawTile.apply(state, move, emit)
      state.at = 'settler.turn'
      return true
    case 'manTile':
      manTile.apply(state, move, emit)
      state.at = 'settler.turn'
      return true
    case 'takeTile':
      takeTile.apply(state, move, emit)
      toSettlerTaken(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      toSettlerActed(state, emit)
      return true
    default:
      return false
  }
}

function fromSettlerManning(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'manTile':
      manTile.apply(state, move, emit)
      toSettlerActed(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      toSettlerActed(state, emit)
      return true
    default:
      return false
  }
}

function fromMayorRecruiting(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'recruit':
      recruit.apply(state, move, emit)
      toMayorArriving(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      toMayorArriving(state, emit)
      return true
    default:
      return false
  }
}

function fromMayorSharing(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'takeShare':
      takeShare.apply(state, move, emit)
      toMayorShared(state, emit)
      return true
    default:
      return false
  }
}

function fromMayorPlacing(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'place':
      place.apply(state, move, emit)
      toMayorActed(state, emit)
      return true
    default:
      return false
  }
}

function fromBuilderTurn(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'build':
      build.apply(state, move, emit)
      toBuilderBuilt(state, emit)
      return true
    case 'manBuilding':
      manBuilding.apply(state, move, emit)
      state.at = 'builder.turn'
      return true
    case 'pass':
      pass.apply(state, move, emit)
      toBuilderActed(state, emit)
      return true
    default:
      return false
  }
}

function fromBuilderManning(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'manBuilding':
      manBuilding.apply(state, move, emit)
      toBuilderActed(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      toBuilderActed(state, emit)
      return true
    default:
      return false
  }
}

function fromCraftsmanProducing(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'produce':
      produce.apply(state, move, emit)
      toCraftsmanActed(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      toCraftsmanActed(state, emit)
      return true
    default:
      return false
  }
}

function fromCraftsmanBonus(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'takeGood':
      takeGood.apply(state, move, emit)
      steps.forgetProduction(state)
      toNext(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      steps.forgetProduction(state)
      toNext(state, emit)
      return true
    default:
      return false
  }
}

function fromTraderTurn(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'sell':
      sell.apply(state, move, emit)
      toTraderActed(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      toTraderActed(state, emit)
      return true
    default:
      return false
  }
}

function fromCaptainOffered(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'takePoints':
      takePoints.apply(state, move, emit)
      steps.answerOffer(state)
      toCaptainActed(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      steps.answerOffer(state)
      toCaptainActed(state, emit)
      return true
    default:
      return false
  }
}

function fromCaptainLoading(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'load':
      load.apply(state, move, emit)
      toCaptainActed(state, emit)
      return true
    case 'loadWharf':
      loadWharf.apply(state, move, emit)
      toCaptainActed(state, emit)
      return true
    case 'pass':
      pass.apply(state, move, emit)
      toCaptainActed(state, emit)
      return true
    default:
      return false
  }
}

function fromCaptainStoring(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'store':
      store.apply(state, move, emit)
      toCaptainStored(state, emit)
      return true
    default:
      return false
  }
}

// Whether a move keeps every rule of its act.

const chooseRoleRules = {
  'round.role-in-game': checkOf(chooseRole, 'round.role-in-game'),
  'round.role-free': checkOf(chooseRole, 'round.role-free'),
}
const keepsChooseRole = (state: State, move: Move): boolean =>
  chooseRoleRules['round.role-in-game'].keeps(state, move) &&
  chooseRoleRules['round.role-free'].keeps(state, move)

const drawTileRules = {
  'hacienda.owned': checkOf(drawTile, 'hacienda.owned'),
  'hacienda.once': checkOf(drawTile, 'hacienda.once'),
  'settler.land-space': checkOf(drawTile, 'settler.land-space'),
  'hacienda.pile': checkOf(drawTile, 'hacienda.pile'),
}
const keepsDrawTile = (state: State, move: Move): boolean =>
  drawTileRules['hacienda.owned'].keeps(state, move) &&
  drawTileRules['hacienda.once'].keeps(state, move) &&
  drawTileRules['settler.land-space'].keeps(state, move) &&
  drawTileRules['hacienda.pile'].keeps(state, move)

const takeTileRules = {
  'settler.quarry-privilege': checkOf(takeTile, 'settler.quarry-privilege'),
  'settler.quarry-stock': checkOf(takeTile, 'settler.quarry-stock'),
  'settler.face-up': checkOf(takeTile, 'settler.face-up'),
  'settler.land-space': checkOf(takeTile, 'settler.land-space'),
  'turn.in-game': checkOf(takeTile, 'turn.in-game'),
}
const keepsTakeTile = (state: State, move: Move): boolean =>
  takeTileRules['settler.quarry-privilege'].keeps(state, move) &&
  takeTileRules['settler.quarry-stock'].keeps(state, move) &&
  takeTileRules['settler.face-up'].keeps(state, move) &&
  takeTileRules['settler.land-space'].keeps(state, move) &&
  takeTileRules['turn.in-game'].keeps(state, move)

const manTileRules = {
  'hospice.owned': checkOf(manTile, 'hospice.owned'),
  'hospice.that-tile': checkOf(manTile, 'hospice.that-tile'),
  'hospice.not-drawn-tile': checkOf(manTile, 'hospice.not-drawn-tile'),
  'hospice.none-left': checkOf(manTile, 'hospice.none-left'),
}
const keepsManTile = (state: State, move: Move): boolean =>
  manTileRules['hospice.owned'].keeps(state, move) &&
  manTileRules['hospice.that-tile'].keeps(state, move) &&
  manTileRules['hospice.not-drawn-tile'].keeps(state, move) &&
  manTileRules['hospice.none-left'].keeps(state, move)

const recruitRules = {
  'mayor.privilege-supply': checkOf(recruit, 'mayor.privilege-supply'),
}
const keepsRecruit = (state: State, move: Move): boolean =>
  recruitRules['mayor.privilege-supply'].keeps(state, move)

const takeShareRules = {
  'mayor.share-optional': checkOf(takeShare, 'mayor.share-optional'),
}
const keepsTakeShare = (state: State, move: Move): boolean =>
  takeShareRules['mayor.share-optional'].keeps(state, move)

const placeRules = {
  'mayor.circles': checkOf(place, 'mayor.circles'),
  'mayor.own-colonists': checkOf(place, 'mayor.own-colonists'),
  'mayor.fill-circles': checkOf(place, 'mayor.fill-circles'),
  'turn.in-game': checkOf(place, 'turn.in-game'),
}
const keepsPlace = (state: State, move: Move): boolean =>
  placeRules['mayor.circles'].keeps(state, move) &&
  placeRules['mayor.own-colonists'].keeps(state, move) &&
  placeRules['mayor.fill-circles'].keeps(state, move) &&
  placeRules['turn.in-game'].keeps(state, move)

const buildRules = {
  'builder.in-supply': checkOf(build, 'builder.in-supply'),
  'builder.one-each': checkOf(build, 'builder.one-each'),
  'builder.city-space': checkOf(build, 'builder.city-space'),
  'builder.price': checkOf(build, 'builder.price'),
  'turn.in-game': checkOf(build, 'turn.in-game'),
}
const keepsBuild = (state: State, move: Move): boolean =>
  buildRules['builder.in-supply'].keeps(state, move) &&
  buildRules['builder.one-each'].keeps(state, move) &&
  buildRules['builder.city-space'].keeps(state, move) &&
  buildRules['builder.price'].keeps(state, move) &&
  buildRules['turn.in-game'].keeps(state, move)

const manBuildingRules = {
  'university.owned': checkOf(manBuilding, 'university.owned'),
  'university.that-building': checkOf(manBuilding, 'university.that-building'),
  'university.none-left': checkOf(manBuilding, 'university.none-left'),
}
const keepsManBuilding = (state: State, move: Move): boolean =>
  manBuildingRules['university.owned'].keeps(state, move) &&
  manBuildingRules['university.that-building'].keeps(state, move) &&
  manBuildingRules['university.none-left'].keeps(state, move)

const keepsProduce = (_state: State, _move: Move): boolean => true

const takeGoodRules = {
  'craftsman.privilege-kind': checkOf(takeGood, 'craftsman.privilege-kind'),
  'craftsman.privilege-supply': checkOf(takeGood, 'craftsman.privilege-supply'),
}
const keepsTakeGood = (state: State, move: Move): boolean =>
  takeGoodRules['craftsman.privilege-kind'].keeps(state, move) &&
  takeGoodRules['craftsman.privilege-supply'].keeps(state, move)

const sellRules = {
  'trader.own-good': checkOf(sell, 'trader.own-good'),
  'trader.house-space': checkOf(sell, 'trader.house-space'),
  'trader.one-of-each': checkOf(sell, 'trader.one-of-each'),
}
const keepsSell = (state: State, move: Move): boolean =>
  sellRules['trader.own-good'].keeps(state, move) &&
  sellRules['trader.house-space'].keeps(state, move) &&
  sellRules['trader.one-of-each'].keeps(state, move)

const loadRules = {
  'captain.own-good': checkOf(load, 'captain.own-good'),
  'captain.ship-in-play': checkOf(load, 'captain.ship-in-play'),
  'captain.one-kind-per-ship': checkOf(load, 'captain.one-kind-per-ship'),
  'captain.kind-elsewhere': checkOf(load, 'captain.kind-elsewhere'),
  'captain.ship-space': checkOf(load, 'captain.ship-space'),
  'captain.largest-load': checkOf(load, 'captain.largest-load'),
  'captain.load-all': checkOf(load, 'captain.load-all'),
}
const keepsLoad = (state: State, move: Move): boolean =>
  loadRules['captain.own-good'].keeps(state, move) &&
  loadRules['captain.ship-in-play'].keeps(state, move) &&
  loadRules['captain.one-kind-per-ship'].keeps(state, move) &&
  loadRules['captain.kind-elsewhere'].keeps(state, move) &&
  loadRules['captain.ship-space'].keeps(state, move) &&
  loadRules['captain.largest-load'].keeps(state, move) &&
  loadRules['captain.load-all'].keeps(state, move)

const loadWharfRules = {
  'captain.own-good': checkOf(loadWharf, 'captain.own-good'),
  'wharf.owned': checkOf(loadWharf, 'wharf.owned'),
  'wharf.once': checkOf(loadWharf, 'wharf.once'),
  'wharf.load-all': checkOf(loadWharf, 'wharf.load-all'),
}
const keepsLoadWharf = (state: State, move: Move): boolean =>
  loadWharfRules['captain.own-good'].keeps(state, move) &&
  loadWharfRules['wharf.owned'].keeps(state, move) &&
  loadWharfRules['wharf.once'].keeps(state, move) &&
  loadWharfRules['wharf.load-all'].keeps(state, move)

const keepsTakePoints = (_state: State, _move: Move): boolean => true

const storeRules = {
  'storage.own-goods': checkOf(store, 'storage.own-goods'),
  'storage.single': checkOf(store, 'storage.single'),
  'storage.no-discard': checkOf(store, 'storage.no-discard'),
}
const keepsStore = (state: State, move: Move): boolean =>
  storeRules['storage.own-goods'].keeps(state, move) &&
  storeRules['storage.single'].keeps(state, move) &&
  storeRules['storage.no-discard'].keeps(state, move)

const passRules = {
  'round.must-choose': checkOf(pass, 'round.must-choose'),
  'captain.must-load': checkOf(pass, 'captain.must-load'),
  'wharf.must-use': checkOf(pass, 'wharf.must-use'),
  'mayor.privilege-must': checkOf(pass, 'mayor.privilege-must'),
}
const keepsPass = (state: State, move: Move): boolean =>
  passRules['round.must-choose'].keeps(state, move) &&
  passRules['captain.must-load'].keeps(state, move) &&
  passRules['wharf.must-use'].keeps(state, move) &&
  passRules['mayor.privilege-must'].keeps(state, move)

function keeps(state: State, move: Move): boolean {
  switch (move.do) {
    case 'chooseRole':
      return keepsChooseRole(state, move)
    case 'drawTile':
      return keepsDrawTile(state, move)
    case 'takeTile':
      return keepsTakeTile(state, move)
    case 'manTile':
      return keepsManTile(state, move)
    case 'recruit':
      return keepsRecruit(state, move)
    case 'takeShare':
      return keepsTakeShare(state, move)
    case 'place':
      return keepsPlace(state, move)
    case 'build':
      return keepsBuild(state, move)
    case 'manBuilding':
      return keepsManBuilding(state, move)
    case 'produce':
      return keepsProduce(state, move)
    case 'takeGood':
      return keepsTakeGood(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'load':
      return keepsLoad(state, move)
    case 'loadWharf':
      return keepsLoadWharf(state, move)
    case 'takePoints':
      return keepsTakePoints(state, move)
    case 'store':
      return keepsStore(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

// Whether a decision may be answered so.

function isLegalAtRoles(state: State, move: Move): boolean {
  switch (move.do) {
    case 'chooseRole':
      return keepsChooseRole(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtSettlerTurn(state: State, move: Move): boolean {
  switch (move.do) {
    case 'drawTile':
      return drawTile.again?.keeps(state, move) !== false && keepsDrawTile(state, move)
    case 'manTile':
      return keepsManTile(state, move)
    case 'takeTile':
      return takeTile.again?.keeps(state, move) !== false && keepsTakeTile(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtSettlerManning(state: State, move: Move): boolean {
  switch (move.do) {
    case 'manTile':
      return keepsManTile(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtMayorRecruiting(state: State, move: Move): boolean {
  switch (move.do) {
    case 'recruit':
      return keepsRecruit(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtMayorSharing(state: State, move: Move): boolean {
  switch (move.do) {
    case 'takeShare':
      return keepsTakeShare(state, move)
    default:
      return false
  }
}

function isLegalAtMayorPlacing(state: State, move: Move): boolean {
  switch (move.do) {
    case 'place':
      return keepsPlace(state, move)
    default:
      return false
  }
}

function isLegalAtBuilderTurn(state: State, move: Move): boolean {
  switch (move.do) {
    case 'build':
      return build.again?.keeps(state, move) !== false && keepsBuild(state, move)
    case 'manBuilding':
      return keepsManBuilding(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtBuilderManning(state: State, move: Move): boolean {
  switch (move.do) {
    case 'manBuilding':
      return keepsManBuilding(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtCraftsmanProducing(state: State, move: Move): boolean {
  switch (move.do) {
    case 'produce':
      return keepsProduce(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtCraftsmanBonus(state: State, move: Move): boolean {
  switch (move.do) {
    case 'takeGood':
      return keepsTakeGood(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtTraderTurn(state: State, move: Move): boolean {
  switch (move.do) {
    case 'sell':
      return keepsSell(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtCaptainOffered(state: State, move: Move): boolean {
  switch (move.do) {
    case 'takePoints':
      return keepsTakePoints(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtCaptainLoading(state: State, move: Move): boolean {
  switch (move.do) {
    case 'load':
      return keepsLoad(state, move)
    case 'loadWharf':
      return keepsLoadWharf(state, move)
    case 'pass':
      return keepsPass(state, move)
    default:
      return false
  }
}

function isLegalAtCaptainStoring(state: State, move: Move): boolean {
  switch (move.do) {
    case 'store':
      return keepsStore(state, move)
    default:
      return false
  }
}

function isLegal(state: State, move: Move): boolean {
  switch (state.at) {
    case 'roles':
      return isLegalAtRoles(state, move)
    case 'settler.turn':
      return isLegalAtSettlerTurn(state, move)
    case 'settler.manning':
      return isLegalAtSettlerManning(state, move)
    case 'mayor.recruiting':
      return isLegalAtMayorRecruiting(state, move)
    case 'mayor.sharing':
      return isLegalAtMayorSharing(state, move)
    case 'mayor.placing':
      return isLegalAtMayorPlacing(state, move)
    case 'builder.turn':
      return isLegalAtBuilderTurn(state, move)
    case 'builder.manning':
      return isLegalAtBuilderManning(state, move)
    case 'craftsman.producing':
      return isLegalAtCraftsmanProducing(state, move)
    case 'craftsman.bonus':
      return isLegalAtCraftsmanBonus(state, move)
    case 'trader.turn':
      return isLegalAtTraderTurn(state, move)
    case 'captain.offered':
      return isLegalAtCaptainOffered(state, move)
    case 'captain.loading':
      return isLegalAtCaptainLoading(state, move)
    case 'captain.storing':
      return isLegalAtCaptainStoring(state, move)
    default:
      return false
  }
}

// One legal move of a decision, each as likely as any other.

function drawAtRoles(state: State, random: Random): Move | null {
  const chooseRoleMoves = chooseRole.candidates(state) as readonly Move[]
  const chooseRoleCount = chooseRoleMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = chooseRoleCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < chooseRoleCount) {
      const move = chooseRoleMoves[at]
      if (move && keepsChooseRole(state, move)) return move
    }
    at -= chooseRoleCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtSettlerTurn(state: State, random: Random): Move | null {
  const drawTileMoves = drawTile.candidates(state) as readonly Move[]
  const drawTileCount = drawTileMoves.length
  const manTileMoves = manTile.candidates(state) as readonly Move[]
  const manTileCount = manTileMoves.length
  const takeTileMoves = takeTile.candidates(state) as readonly Move[]
  const takeTileCount = takeTileMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = drawTileCount + manTileCount + takeTileCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < drawTileCount) {
      const move = drawTileMoves[at]
      if (move && keepsDrawTile(state, move)) return move
    }
    at -= drawTileCount
    if (at >= 0 && at < manTileCount) {
      const move = manTileMoves[at]
      if (move && keepsManTile(state, move)) return move
    }
    at -= manTileCount
    if (at >= 0 && at < takeTileCount) {
      const move = takeTileMoves[at]
      if (move && keepsTakeTile(state, move)) return move
    }
    at -= takeTileCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtSettlerManning(state: State, random: Random): Move | null {
  const manTileMoves = manTile.candidates(state) as readonly Move[]
  const manTileCount = manTileMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = manTileCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < manTileCount) {
      const move = manTileMoves[at]
      if (move && keepsManTile(state, move)) return move
    }
    at -= manTileCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtMayorRecruiting(state: State, random: Random): Move | null {
  const recruitMoves = recruit.candidates(state) as readonly Move[]
  const recruitCount = recruitMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = recruitCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < recruitCount) {
      const move = recruitMoves[at]
      if (move && keepsRecruit(state, move)) return move
    }
    at -= recruitCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtMayorSharing(state: State, random: Random): Move | null {
  const takeShareMoves = takeShare.candidates(state) as readonly Move[]
  const takeShareCount = takeShareMoves.length
  let left = takeShareCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < takeShareCount) {
      const move = takeShareMoves[at]
      if (move && keepsTakeShare(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtMayorPlacing(state: State, random: Random): Move | null {
  return place.draw?.(state, random) ?? null
}

function drawAtBuilderTurn(state: State, random: Random): Move | null {
  const buildMoves = build.candidates(state) as readonly Move[]
  const buildCount = buildMoves.length
  const manBuildingMoves = manBuilding.candidates(state) as readonly Move[]
  const manBuildingCount = manBuildingMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = buildCount + manBuildingCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < buildCount) {
      const move = buildMoves[at]
      if (move && keepsBuild(state, move)) return move
    }
    at -= buildCount
    if (at >= 0 && at < manBuildingCount) {
      const move = manBuildingMoves[at]
      if (move && keepsManBuilding(state, move)) return move
    }
    at -= manBuildingCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtBuilderManning(state: State, random: Random): Move | null {
  const manBuildingMoves = manBuilding.candidates(state) as readonly Move[]
  const manBuildingCount = manBuildingMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = manBuildingCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < manBuildingCount) {
      const move = manBuildingMoves[at]
      if (move && keepsManBuilding(state, move)) return move
    }
    at -= manBuildingCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtCraftsmanProducing(state: State, random: Random): Move | null {
  const produceMoves = produce.candidates(state) as readonly Move[]
  const produceCount = produceMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = produceCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < produceCount) {
      const move = produceMoves[at]
      if (move && keepsProduce(state, move)) return move
    }
    at -= produceCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtCraftsmanBonus(state: State, random: Random): Move | null {
  const takeGoodMoves = takeGood.candidates(state) as readonly Move[]
  const takeGoodCount = takeGoodMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = takeGoodCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < takeGoodCount) {
      const move = takeGoodMoves[at]
      if (move && keepsTakeGood(state, move)) return move
    }
    at -= takeGoodCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTraderTurn(state: State, random: Random): Move | null {
  const sellMoves = sell.candidates(state) as readonly Move[]
  const sellCount = sellMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = sellCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < sellCount) {
      const move = sellMoves[at]
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtCaptainOffered(state: State, random: Random): Move | null {
  const takePointsMoves = takePoints.candidates(state) as readonly Move[]
  const takePointsCount = takePointsMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = takePointsCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < takePointsCount) {
      const move = takePointsMoves[at]
      if (move && keepsTakePoints(state, move)) return move
    }
    at -= takePointsCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtCaptainLoading(state: State, random: Random): Move | null {
  const loadMoves = load.candidates(state) as readonly Move[]
  const loadCount = loadMoves.length
  const loadWharfMoves = loadWharf.candidates(state) as readonly Move[]
  const loadWharfCount = loadWharfMoves.length
  const passMoves = pass.candidates(state) as readonly Move[]
  const passCount = passMoves.length
  let left = loadCount + loadWharfCount + passCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < loadCount) {
      const move = loadMoves[at]
      if (move && keepsLoad(state, move)) return move
    }
    at -= loadCount
    if (at >= 0 && at < loadWharfCount) {
      const move = loadWharfMoves[at]
      if (move && keepsLoadWharf(state, move)) return move
    }
    at -= loadWharfCount
    if (at >= 0 && at < passCount) {
      const move = passMoves[at]
      if (move && keepsPass(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtCaptainStoring(state: State, random: Random): Move | null {
  const storeMoves = store.candidates(state) as readonly Move[]
  const storeCount = storeMoves.length
  let left = storeCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < storeCount) {
      const move = storeMoves[at]
      if (move && keepsStore(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

// The same drawn and played.

function playAtRoles(state: State, random: Random): boolean {
  const move = drawAtRoles(state, random)
  return move !== null && fromRoles(state, move, noop)
}

function playAtSettlerTurn(state: State, random: Random): boolean {
  const move = drawAtSettlerTurn(state, random)
  return move !== null && fromSettlerTurn(state, move, noop)
}

function playAtSettlerManning(state: State, random: Random): boolean {
  const move = drawAtSettlerManning(state, random)
  return move !== null && fromSettlerManning(state, move, noop)
}

function playAtMayorRecruiting(state: State, random: Random): boolean {
  const move = drawAtMayorRecruiting(state, random)
  return move !== null && fromMayorRecruiting(state, move, noop)
}

function playAtMayorSharing(state: State, random: Random): boolean {
  const move = drawAtMayorSharing(state, random)
  return move !== null && fromMayorSharing(state, move, noop)
}

function playAtMayorPlacing(state: State, random: Random): boolean {
  place.applyDrawn?.(state, random)
  toMayorActed(state, noop)
  return true
}

function playAtBuilderTurn(state: State, random: Random): boolean {
  const move = drawAtBuilderTurn(state, random)
  return move !== null && fromBuilderTurn(state, move, noop)
}

function playAtBuilderManning(state: State, random: Random): boolean {
  const move = drawAtBuilderManning(state, random)
  return move !== null && fromBuilderManning(state, move, noop)
}

function playAtCraftsmanProducing(state: State, random: Random): boolean {
  const move = drawAtCraftsmanProducing(state, random)
  return move !== null && fromCraftsmanProducing(state, move, noop)
}

function playAtCraftsmanBonus(state: State, random: Random): boolean {
  const move = drawAtCraftsmanBonus(state, random)
  return move !== null && fromCraftsmanBonus(state, move, noop)
}

function playAtTraderTurn(state: State, random: Random): boolean {
  const move = drawAtTraderTurn(state, random)
  return move !== null && fromTraderTurn(state, move, noop)
}

function playAtCaptainOffered(state: State, random: Random): boolean {
  const move = drawAtCaptainOffered(state, random)
  return move !== null && fromCaptainOffered(state, move, noop)
}

function playAtCaptainLoading(state: State, random: Random): boolean {
  const move = drawAtCaptainLoading(state, random)
  return move !== null && fromCaptainLoading(state, move, noop)
}

function playAtCaptainStoring(state: State, random: Random): boolean {
  const move = drawAtCaptainStoring(state, random)
  return move !== null && fromCaptainStoring(state, move, noop)
}

function step(state: State, move: Move, emit: Emit): boolean {
  switch (state.at) {
    case 'roles':
      return fromRoles(state, move, emit)
    case 'settler.turn':
      return fromSettlerTurn(state, move, emit)
    case 'settler.manning':
      return fromSettlerManning(state, move, emit)
    case 'mayor.recruiting':
      return fromMayorRecruiting(state, move, emit)
    case 'mayor.sharing':
      return fromMayorSharing(state, move, emit)
    case 'mayor.placing':
      return fromMayorPlacing(state, move, emit)
    case 'builder.turn':
      return fromBuilderTurn(state, move, emit)
    case 'builder.manning':
      return fromBuilderManning(state, move, emit)
    case 'craftsman.producing':
      return fromCraftsmanProducing(state, move, emit)
    case 'craftsman.bonus':
      return fromCraftsmanBonus(state, move, emit)
    case 'trader.turn':
      return fromTraderTurn(state, move, emit)
    case 'captain.offered':
      return fromCaptainOffered(state, move, emit)
    case 'captain.loading':
      return fromCaptainLoading(state, move, emit)
    case 'captain.storing':
      return fromCaptainStoring(state, move, emit)
    default:
      return false
  }
}

function randomMove(state: State, random: Random): Move | null {
  switch (state.at) {
    case 'roles':
      return drawAtRoles(state, random)
    case 'settler.turn':
      return drawAtSettlerTurn(state, random)
    case 'settler.manning':
      return drawAtSettlerManning(state, random)
    case 'mayor.recruiting':
      return drawAtMayorRecruiting(state, random)
    case 'mayor.sharing':
      return drawAtMayorSharing(state, random)
    case 'mayor.placing':
      return drawAtMayorPlacing(state, random)
    case 'builder.turn':
      return drawAtBuilderTurn(state, random)
    case 'builder.manning':
      return drawAtBuilderManning(state, random)
    case 'craftsman.producing':
      return drawAtCraftsmanProducing(state, random)
    case 'craftsman.bonus':
      return drawAtCraftsmanBonus(state, random)
    case 'trader.turn':
      return drawAtTraderTurn(state, random)
    case 'captain.offered':
      return drawAtCaptainOffered(state, random)
    case 'captain.loading':
      return drawAtCaptainLoading(state, random)
    case 'captain.storing':
      return drawAtCaptainStoring(state, random)
    default:
      return null
  }
}

function playRandomMove(state: State, random: Random): boolean {
  switch (state.at) {
    case 'roles':
      return playAtRoles(state, random)
    case 'settler.turn':
      return playAtSettlerTurn(state, random)
    case 'settler.manning':
      return playAtSettlerManning(state, random)
    case 'mayor.recruiting':
      return playAtMayorRecruiting(state, random)
    case 'mayor.sharing':
      return playAtMayorSharing(state, random)
    case 'mayor.placing':
      return playAtMayorPlacing(state, random)
    case 'builder.turn':
      return playAtBuilderTurn(state, random)
    case 'builder.manning':
      return playAtBuilderManning(state, random)
    case 'craftsman.producing':
      return playAtCraftsmanProducing(state, random)
    case 'craftsman.bonus':
      return playAtCraftsmanBonus(state, random)
    case 'trader.turn':
      return playAtTraderTurn(state, random)
    case 'captain.offered':
      return playAtCaptainOffered(state, random)
    case 'captain.loading':
      return playAtCaptainLoading(state, random)
    case 'captain.storing':
      return playAtCaptainStoring(state, random)
    default:
      return false
  }
}

export const compiledChart: CompiledChart<PuertoRico> = { step, keeps, isLegal, randomMove, playRandomMove }
