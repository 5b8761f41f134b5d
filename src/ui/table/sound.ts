/** Quiet sounds, made on the spot: one for each kind of event. */
import type { Sound } from './definition.ts'

interface Voice {
  /** In hertz, from the first to the last moment. */
  from: number
  to: number
  type: OscillatorType
  /** In seconds. */
  lasts: number
}

const VOICES: Record<Sound, Voice> = {
  piece: { from: 330, to: 180, type: 'triangle', lasts: 0.09 },
  coin: { from: 1760, to: 2350, type: 'sine', lasts: 0.16 },
  point: { from: 880, to: 1175, type: 'sine', lasts: 0.22 },
  building: { from: 160, to: 90, type: 'square', lasts: 0.12 },
  ship: { from: 220, to: 330, type: 'sine', lasts: 0.5 },
  turn: { from: 520, to: 660, type: 'triangle', lasts: 0.14 },
}
const LOUDNESS = 0.05
const APART = 0.11

let context: AudioContext | null = null

/** Plays these one after another. */
export function play(sounds: readonly Sound[]): void {
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const [nth, sound] of sounds.entries()) {
    const { from, to, type, lasts } = VOICES[sound]
    const begin = currentTime + nth * APART
    const tone = new OscillatorNode(context, { type, frequency: from })
    const volume = new GainNode(context, { gain: 0 })
    tone.frequency.exponentialRampToValueAtTime(to, begin + lasts)
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts)
    tone.connect(volume).connect(destination)
    tone.start(begin)
    tone.stop(begin + lasts)
  }
}
