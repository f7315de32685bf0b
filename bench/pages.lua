-- Prerendered pages in turn, as a browser asks for them (L1).
local pages = {
  "/", "/collections/all/", "/collections/tops/", "/products/kaila-top-wildflowers/",
  "/page-data/products/kaila-top-wildflowers/page-data.json", "/lookbooks/", "/help/", "/search/",
}
local turn = 0
request = function()
  turn = turn % #pages + 1
  return wrk.format("GET", pages[turn], { ["accept-encoding"] = "br" })
end
done = function(summary, latency)
  print(string.format("p50 %.1f ms, p99 %.1f ms, max %.1f ms", latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000))
  print(string.format("answers that are none of 2xx or 3xx: %d; connections lost, unread, unsent, late: %d %d %d %d",
    summary.errors.status, summary.errors.connect, summary.errors.read, summary.errors.write, summary.errors.timeout))
end
