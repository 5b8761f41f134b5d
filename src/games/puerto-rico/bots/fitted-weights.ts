/** Made by `npm run -s bots:train -- --games 2000 --seed 1 --write`: what each feature of a standing counts. */

export const FITTED = {
  two: {
    chips: [1.052, -0.348],
    buildings: [1.123, 1.491],
    bonus: [0.889, -0.701],
    coins: [1.271, 0.928],
    goods: [0.876, 0.92],
    layout: [0.34, -0.041],
    making: [-0.484, 0.516],
    colonists: [0.171, 0.44],
    space: [0.404, 0.8],
  },
  several: {
    chips: [1.052, -0.23],
    buildings: [1.008, 0.979],
    bonus: [0.971, -0.537],
    coins: [0.736, 0.652],
    goods: [0.392, 1.014],
    layout: [0.269, -0.063],
    making: [-0.189, 0.145],
    colonists: [0.198, 0.299],
    space: [0.222, 0.629],
  },
} as const
