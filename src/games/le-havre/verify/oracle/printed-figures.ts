/**
 * The printed figures, copied from the documents a second time so that a slip in the engine's own rows is
 * seen. Nothing here is taken from them.
 */

/** Building | type | value, and price where it is another | cost | fee | what it does with numbers. */
export const PRINTED_BUILDINGS = `
buildingFirmSmall | craftsman | 4 | - | - | -
buildingFirmLarge | craftsman | 6 | - | 1 food | -
constructionFirm | industrial | 8 | - | 2 food | -
marketplace | none | 6 | 2 wood | 2 food / 1 franc | -
sawmill | industrial | 14 | 1 clay 1 iron | - | -
fishery | craftsman | 10 | 1 wood 1 clay | - | -
joinery | craftsman | 8 | 3 wood | 1 food | sells wood 5 6 7
bakehouse | craftsman | 8 | 2 clay | 1 food | turns all grain bread energy 1/2 franc 1/2
hardwareStore | economic | 8 | 3 wood 1 clay | 1 food | gives 1 wood 1 brick 1 iron
charcoalKiln | craftsman | 8 | 1 clay | - | turns all wood charcoal
smokehouse | craftsman | 6 | 2 wood 1 clay | 2 food / 1 franc | turns 6 fish smokedFish once 1 franc 1/2
abattoir | craftsman | 8 | 1 wood 1 clay 1 iron | 2 franc | turns all cattle meat hide 1/2
clayMound | none | 2 | - | 1 food | -
artsCentre | public | 10 | 1 wood 2 clay | 1 food | -
wharf1 | industrial | 14 | 2 wood 2 clay 2 iron | 2 food | -
blackMarket | none | 2 | - | 1 food | -
brickworks | industrial | 14 | 2 wood 1 clay 1 iron | 1 food | turns all clay brick energy 1/2 franc 1/2
localCourt | public | 16 | 3 wood 2 clay | - | -
colliery | industrial | 10 | 1 wood 3 clay | 2 food | -
wharf2 | industrial | 14 | 2 wood 2 clay 2 iron | 2 food | -
shippingLine | economic | 10 | 2 wood 3 brick | 2 food | -
groceryMarket | economic | 10 | 1 wood 1 brick | 1 franc | gives 1 cattle 1 meat 1 fish 1 smokedFish 1 grain 1 bread
tannery | craftsman | 12 | 1 wood 1 brick | - | turns 4 hide leather franc 1/1
businessOffice | economic | 12 | 4 wood 1 clay | 1 franc | -
ironworks | industrial | 12 | 3 wood 2 brick | 3 food / 1 franc | gives 3 iron; extra 6 energy > 1 iron
steelMill | industrial | 22 | 4 brick 2 iron | 2 franc | turns all iron steel energy 5/1
storehouse | economic | 4 10 | 2 wood 2 brick | - | ends goods 1/2
cokery | industrial | 18 | 2 brick 2 iron | 1 franc | turns all coal coke franc 1/1
dock | industrial | 10 24 | 1 wood 2 brick 2 iron | - | ends ship 4
bridgeOverTheSeine | none | 16 | 3 iron | 2 franc | -
townHall | public | 6 30 | 4 wood 3 brick | - | ends public 4 craftsman 2
bank | economic | 16 40 | 4 brick 1 steel | - | ends industrial 3 economic 2
church | public | 26 never | 5 wood 3 brick 1 iron | - | holds 5 bread 2 fish; gives 5 bread 3 fish
labourExchange | public | 6 | - | - | -
bakery | economic | 6 | - | 1 food | trades 6 1 bread > 3 franc
baguetteShop | economic | 4 | - | 1 food | trades 4 1 meat 1 bread > 6 franc
farm | economic | 8 | - | 1 franc | gives 2 fish 2 grain 2 wood 1 hide 1 cattle
clothingIndustry | industrial | 8 | - | 2 food / 1 franc | trades all 1 hide 1 leather > 7 franc
ironMineAndCoalSeam | none | 6 | - | 1 food | gives 2 iron 1 coal
fishMarket | economic | 4 | - | 1 food | trades 7 1 fish > 2 franc
fishRestaurant | economic | 6 | - | 1 food | trades all 1 smokedFish > 3 franc
fishpondAndWood | none | 4 | - | 1 food | gives 3 fish 3 wood
forestHut | economic | 4 | - | 1 food | trades 4 1 wood 1 meat > 5 franc
plantNursery | craftsman | 6 | - | 1 food | gives 4 wood 3 franc
businessPark | none | 10 12 | - | - | ends industrial 2
guildhouse | economic | 4 8 | - | - | ends economic 2
harbourWatch | public | 6 | - | 1 food | -
smelter | industrial | 10 | - | 2 franc | gives 1 coal 1 coke 1 iron
diner | economic | 6 | - | 1 food | trades 3 1 wood 1 smokedFish 1 bread > 8 franc
huntingLodge | craftsman | 6 | - | 1 food | gives 2 hide 3 meat
coalTrader | economic | 4 | - | 1 food | trades 1 1 food > 1 charcoal; trades 5 2 food > 1 coal
patisserie | economic | 6 | - | 1 food | trades 3 1 bread 1 grain > 5 franc
furriery | craftsman | 6 | - | 1 food | trades all 1 hide > 1 bread; trades 2 1 leather > 5 franc
leatherIndustry | industrial | 8 | - | 2 food | trades 1 3 leather > 16 franc
kiln | craftsman | 6 | - | 1 food | trades 1 1 clay 1 energy > 3 brick
luxuryYacht | ship | 20 | - | - | -
feedlot | economic | 6 8 | - | - | -
masonsGuild | craftsman | 8 10 | - | - | -
furnitureFactory | industrial | 8 | - | 2 food | trades all 1 leather 1 wood > 6 franc
townSquare | none | 6 | - | 1 franc | -
tavern | economic | 4 | - | - | trades 4 1 wood 1 grain > 3 franc
haulageFirm | economic | 6 | - | 1 food | -
schnapsDistillery | craftsman | 6 | - | 1 food | trades 4 1 grain > 2 franc
steelworks | industrial | 8 | - | 2 food / 1 franc | trades 1 1 iron 15 energy > 2 steel
steakhouse | economic | 6 | - | 1 food | trades 4 1 meat 1 charcoal > 6 franc
windFarm | none | 8 12 | - | - | -
brickManufacturer | industrial | 8 | - | 2 food | trades 1 3 brick > 14 franc
zoo | public | 8 | - | 1 franc | -
footballStadium | public | 24 never | 1 wood 2 brick 2 iron | - | -
`

/** Ships by type: cost, price, capacity, food with one to five seats; the values by name. */
export const PRINTED_SHIPS = `
wooden | 5 wood | 14 | 2 | 5 4 3 2 1
iron | 4 iron | 20 | 3 | 7 5 4 3 2
steel | 2 steel | 30 | 4 | 10 7 6 5 3
luxury | 3 steel | never | 0 | 0 0 0 0 0
`
export const PRINTED_SHIP_CARDS = `
appoline wooden 2
blanche wooden 2
dina wooden 2
lucie wooden 4
noemi wooden 4
cherbourg iron 2
ophelie wooden 6
boulogne iron 4
salomee wooden 6
saintMalo iron 6
dunkerque iron 8
triest steel 10
caen iron 10
bremerhaven steel 16
calais iron 12
amsterdam steel 20
lissabon steel 24
msSusanne luxury 38
msDoris luxury 34
msAndrea luxury 30
`

/** Food owed round by round, with h where there is a harvest. */
export const PRINTED_ROUNDS = `
full 1 | 5h 10h 15h 20h 25h 30h 35
full 2 | 3h 4h 5h 7h 9h 11h 13h 15h 16h 17h 18h 19h 20h 20
full 3 | 2 2h 3h 3h 4h 5 6h 7h 8h 9h 10 11h 12h 13h 14h 14 15h 15
full 4 | 1h 1h 2 2h 2h 3 3h 4h 4 5h 5h 6 7h 8h 9 10h 10h 11 11h 11
full 5 | 0h 1h 1 1h 1h 2 2h 2h 2 3h 3h 3 4h 4h 4 5h 5h 5 6h 6
short 1 | 10h 20h 30h 35
short 2 | 4h 7h 9h 13h 15h 17h 18h 20
short 3 | 2 2h 3h 4h 5 6h 8h 9h 10 12h 14 15
short 4 | 1h 1h 2h 3 3h 4 5h 7h 9 10h 11h 11
short 5 | 0h 1h 1 1h 2 2h 2 3h 3 4h 4 5h 5 6h 6
`

/** Goods: food, energy, price on a ship. */
export const PRINTED_GOODS = `
fish 1 0 1
wood 0 1 1
clay 0 0 1
iron 0 0 2
grain 0 0 1
cattle 0 0 3
coal 0 3 3
hide 0 0 2
smokedFish 2 0 2
charcoal 0 3 2
brick 0 0 2
steel 0 0 8
bread 2 0 3
meat 3 0 2
coke 0 10 5
leather 0 0 4
`
