/** `react` for packages that ask for it: those of Preact's hooks that they ask for, without the weight of preact/compat. */
export { createContext, createElement } from 'preact'
export {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'
