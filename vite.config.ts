import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'client',
  define: { 'import.meta.env.LIVE_RELOAD': JSON.stringify(process.env['LIVE_RELOAD'] === '1') },
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Every page has these before it fetches anything else.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !/(vendor|shared|rolldown-runtime)-/.test(file)),
    },
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: 'client/start.ts',
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            {
              name: 'shared',
              test: /client[\\/](core[\\/](?!early)|ui|layout)|domain[\\/](?!safety|medicines|herbs)|lucide-react/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
})
