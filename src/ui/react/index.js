/** `react` for packages that ask for it: Preact's hooks, without the weight of preact/compat. */
export { createContext, createElement } from 'preact'
export * from 'preact/hooks'
