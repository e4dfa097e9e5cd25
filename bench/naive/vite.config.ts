import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'bench/naive',
  base: '/naive/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../../dist/client/naive',
    manifest: 'manifest.json',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    rolldownOptions: { input: ['bench/naive/recipe.tsx', 'bench/naive/remedies.tsx'] },
  },
})
